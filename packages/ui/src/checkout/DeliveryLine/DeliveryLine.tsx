import { useFormat, useTranslation } from "@sen/i18n";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";
import { Button, Dialog } from "../../primitives/index.ts";
import {
  deliveryIcons,
  DeliveryPicker,
  type DeliveryPickerProps,
  useDeliveryTimes,
} from "../DeliveryPicker/DeliveryPicker.tsx";

export interface DeliveryLineProps extends DeliveryPickerProps {
  /** The shop that delivers. */
  shopName: string;
  /** The error message. */
  error?: string | undefined;
}

/** A shop's delivery on one line: method, fee, dates and, for pickup, the place. A dialog offers the other methods. */
export function DeliveryLine({ error, ...delivery }: DeliveryLineProps) {
  const { shopName, methods, value, pickup } = delivery;
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const when = useDeliveryTimes();
  const [choosing, setChoosing] = useState(false);
  const chosen = methods.find((method) => method.delivery_type === value && method.available);

  const Icon = chosen ? deliveryIcons[chosen.delivery_type] : CircleAlert;
  const fetched = chosen?.delivery_type === "go_to_mall" ? pickup : null;
  return (
    <Root>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <p data-name>
          <strong>{chosen?.name ?? t("delivery.not_chosen")}</strong>
          {chosen && <b>{chosen.fee === 0 ? t("delivery.free") : dong(chosen.fee)}</b>}
        </p>
        {chosen && <p>{when(chosen)}</p>}
        {fetched && (
          <>
            <p>
              <span>{fetched.mall_name}</span> · {fetched.unit}
            </p>
            <address>{fetched.full_address}</address>
            <p>{t("delivery.hours", { hours: fetched.opening_hours })}</p>
          </>
        )}
        {error !== undefined && (
          <p role="alert" data-tone="danger">
            {error}
          </p>
        )}
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={t(chosen ? "delivery.change_of" : "delivery.choose_of", { name: shopName })}
        onClick={() => setChoosing(true)}
      >
        {t(chosen ? "change" : "choose")}
      </Button>
      {choosing && (
        <DeliveryDialog
          {...delivery}
          value={chosen?.delivery_type ?? null}
          onClose={() => setChoosing(false)}
        />
      )}
    </Root>
  );
}

interface DeliveryDialogProps extends Omit<DeliveryLineProps, "error"> {
  onClose: () => void;
}

/** Chooses a shop's delivery method. The choice takes effect on confirmation. */
function DeliveryDialog({ shopName, onClose, ...picker }: DeliveryDialogProps) {
  const { t } = useTranslation("checkout");
  const [wanted, setWanted] = useState(picker.value);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("delivery.of_shop", { name: shopName })}
      actions={
        <Button
          disabled={wanted === null}
          onClick={() => {
            if (wanted !== null && wanted !== picker.value) picker.onChange(wanted);
            onClose();
          }}
        >
          {t("delivery.apply")}
        </Button>
      }
    >
      <DeliveryPicker {...picker} value={wanted} onChange={setWanted} />
    </Dialog>
  );
}

const Root = styled.div`
  ${mixins.wrap(3)}
  align-items: flex-start;
  font: ${text.small};

  > svg {
    margin-top: 1px;
    color: ${color.brand};
  }
  > div {
    flex: 1 7rem;
    ${mixins.grid("2px")}
    color: ${color.inkMuted};
  }
  > div > [data-name] {
    ${mixins.wrap(0, 3)}
    justify-content: space-between;
    color: ${color.ink};
  }
  > div > [data-name] > b {
    font-weight: ${weight.medium};
  }
  > div > p > span {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  > div > [data-tone="danger"] {
    color: ${color.danger};
  }
  > button {
    margin: calc(-1 * ${space[3]});
    margin-left: auto;
  }
`;
