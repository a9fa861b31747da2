import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { Button, Dialog } from "../../primitives/index.ts";
import { AddressPicker, type AddressPickerProps } from "../AddressPicker/AddressPicker.tsx";

interface AddressChoiceDialogProps extends AddressPickerProps {
  onClose: () => void;
}

/** Chooses another of the saved addresses, or a new one. Nothing changes until it is confirmed; a new one is chosen as it is saved. */
export function AddressChoiceDialog({ onClose, ...picker }: AddressChoiceDialogProps) {
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
          const refusal = await picker.onCreate(data);
          if (!refusal) onClose();
          return refusal;
        }}
      />
    </Dialog>
  );
}
