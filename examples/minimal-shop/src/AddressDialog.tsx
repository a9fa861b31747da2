import { Button, Dialog, TextField } from "@sen/ui/primitives";
import { useForm } from "react-hook-form";
import { useOwnTexts } from "./own-texts.ts";

export interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** The library's field and dialog under the shop's own form library. */
export function AddressDialog({ open, onClose, onSave }: AddressDialogProps) {
  const { t } = useOwnTexts();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: "" } });
  return (
    <Dialog open={open} onClose={onClose} title={t("address.add")}>
      <form noValidate onSubmit={handleSubmit(({ name }) => onSave(name))}>
        <TextField
          label={t("address.name")}
          error={formState.errors.name?.message}
          {...register("name", { required: t("address.needed") })}
        />
        <Button type="submit">{t("address.save")}</Button>
      </form>
    </Dialog>
  );
}
