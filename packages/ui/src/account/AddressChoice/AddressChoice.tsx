import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { focusInView } from "../../forms/index.ts";
import { Button, Dialog } from "../../primitives/index.ts";
import { AddressSummary } from "../AddressCard/AddressSummary.tsx";
import { useAddressDraft } from "../AddressDialog/use-address-task.ts";
import { AddressPicker, type AddressPickerProps } from "../AddressPicker/AddressPicker.tsx";

export type AddressChoiceProps = AddressPickerProps;

/** Shows the chosen address and offers the others in a dialog. If none is saved, asks for the first one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { t } = useTranslation("account");
  const [choosing, setChoosing] = useState(useAddressDraft().draft !== null);
  const chosen = props.addresses.find(({ id }) => id === props.value);
  // Once the first address is saved, its form is gone, so the button beside the address takes the focus.
  const [hadNone] = useState(props.addresses.length === 0);
  const opener = { onClick: () => setChoosing(true), ref: hadNone ? focusInView : null };
  if (props.addresses.length === 0) return <AddressPicker {...props} />;
  return (
    <Root>
      {chosen ? (
        <>
          <AddressSummary address={chosen} />
          <Button tone="quiet" size="small" aria-label={t("address.change_chosen")} {...opener}>
            {t("address.change")}
          </Button>
        </>
      ) : (
        <Button tone="secondary" {...opener}>
          {t("address.choose")}
        </Button>
      )}
      {choosing && <AddressChoiceDialog {...props} onClose={() => setChoosing(false)} />}
    </Root>
  );
}

/** Picks another saved address or adds one. The pick takes effect on confirmation; a new address is chosen when it is saved. */
function AddressChoiceDialog({ onClose, ...picker }: AddressPickerProps & { onClose: () => void }) {
  const { t } = useTranslation("account");
  const [wanted, setWanted] = useState(picker.value);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("address.choose")}
      actions={
        <Button
          disabled={wanted === null}
          onClick={() => {
            if (wanted !== null && wanted !== picker.value) picker.onChange(wanted);
            onClose();
          }}
        >
          {t("address.deliver_here")}
        </Button>
      }
    >
      <AddressPicker
        {...picker}
        value={wanted}
        onChange={setWanted}
        onCreate={async (data) => {
          const refusal = await picker.onCreate(data, ({ id }) => picker.onChange(id));
          if (!refusal) onClose();
          return refusal;
        }}
      />
    </Dialog>
  );
}

const Root = styled.div`
  ${mixins.wrap(3)}
  align-items: flex-start;

  > span {
    flex: 1 7rem;
  }
  > span + button {
    margin: calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) 0 auto;
  }
`;
