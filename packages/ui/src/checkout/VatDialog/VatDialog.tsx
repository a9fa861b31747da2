import type { VatInvoice } from "@sen/api";
import { vatFormSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useId } from "react";
import { emailField } from "../../forms/contact-fields.ts";
import { FailureNotice, Form, useKnownCustomer, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, TextField } from "../../primitives/index.ts";

export interface VatDialogProps {
  /** The details entered before. */
  value?: VatInvoice | null;
  /** Saves the details. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (details: VatInvoice) => Promise<CallOutcome>;
  /** Called after saving and on closing. */
  onClose: () => void;
}

const blank: VatInvoice = { company_name: "", tax_code: "", company_address: "", email: "" };

/** The VAT invoice details. Input survives every failure and a reload. */
export function VatDialog({ value, onSubmit, onClose }: VatDialogProps) {
  const { t } = useTranslation("checkout");
  const id = useId();
  const { email } = useKnownCustomer();
  const form = useServerForm<VatInvoice>(onSubmit, {
    draft: "vat",
    schema: vatFormSchema,
    defaultValues: value ?? { ...blank, email },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t("vat.title")}
      leaveLabel={t("vat.cancel")}
      actions={
        <Button type="submit" form={id} busy={form.busy}>
          {t("vat.save")}
        </Button>
      }
    >
      <Form id={id} onSubmit={form.onSubmit}>
        <FailureNotice failure={form.failure} />
        <TextField
          {...form.field("company_name")}
          label={t("vat.company_name")}
          autoComplete="organization"
        />
        <TextField
          {...form.field("tax_code")}
          label={t("vat.tax_code")}
          hint={t("vat.tax_code_hint")}
          noLetters
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field("company_address")}
          label={t("vat.company_address")}
          autoComplete="street-address"
        />
        <TextField
          {...form.field("email")}
          label={t("vat.email")}
          hint={t("vat.email_hint")}
          {...emailField}
        />
      </Form>
    </Dialog>
  );
}
