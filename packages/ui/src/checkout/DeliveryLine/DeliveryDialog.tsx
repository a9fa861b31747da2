import type { DeliveryType } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { Button, Dialog } from "../../primitives/index.ts";
import { DeliveryPicker, type DeliveryPickerProps } from "../DeliveryPicker/index.ts";

interface DeliveryDialogProps extends Pick<DeliveryPickerProps, "methods" | "value" | "pickup"> {
  shopName: string;
  /** Called with another way than the one before. */
  onChoose: (type: DeliveryType) => void;
  onClose: () => void;
}

/** Chooses how one shop's goods come. Nothing changes until it is confirmed. */
export function DeliveryDialog({ shopName, methods, value, pickup, onChoose, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation("checkout");
  const [wanted, setWanted] = useState(value);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("delivery.of_shop", { name: shopName })}
      actions={
        <Button
          disabled={wanted === null}
          onClick={() => {
            if (wanted !== null && wanted !== value) onChoose(wanted);
            onClose();
          }}
        >
          {t("delivery.apply")}
        </Button>
      }
    >
      <DeliveryPicker methods={methods} value={wanted} pickup={pickup} onChange={setWanted} />
    </Dialog>
  );
}
