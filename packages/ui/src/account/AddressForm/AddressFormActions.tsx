import { useTranslation } from "@sen/i18n";
import { Button } from "../../primitives/index.ts";

interface AddressFormActionsProps {
  /** The id of the form, where they stand outside of it. */
  form?: string;
  busy: boolean;
  /** Leaves without saving; no such button without it. */
  onCancel?: (() => void) | undefined;
}

/** Save, and leave without saving. */
export function AddressFormActions({ form, busy, onCancel }: AddressFormActionsProps) {
  const { t } = useTranslation("account");
  return (
    <>
      {onCancel && (
        <Button tone="secondary" onClick={onCancel} disabled={busy}>
          {t("address.form.cancel")}
        </Button>
      )}
      <Button type="submit" form={form} busy={busy}>
        {t("address.form.save")}
      </Button>
    </>
  );
}
