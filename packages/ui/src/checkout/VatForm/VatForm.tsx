import { zodResolver } from "@hookform/resolvers/zod";
import type { VatInvoice } from "@sen/api";
import { vatFormSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { FailureNotice, useKnownCustomer, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { mixins, space } from "../../foundations/index.ts";
import { Button, TextField } from "../../primitives/index.ts";

export interface VatFormProps {
  /** What was given before. */
  value?: VatInvoice | null;
  /** Keeps the details. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (details: VatInvoice) => Promise<CallOutcome>;
  /** The customer wants no invoice after all. */
  onCancel: () => void;
}

const blank: VatInvoice = { company_name: "", tax_code: "", company_address: "", email: "" };

/** Whom the VAT invoice is made out to. What was typed survives every failure. */
export function VatForm({ value, onSubmit, onCancel }: VatFormProps) {
  const { t } = useTranslation("checkout");
  const { email } = useKnownCustomer();
  const form = useServerForm<VatInvoice>(onSubmit, {
    resolver: zodResolver(vatFormSchema),
    defaultValues: value ?? { ...blank, email },
  });
  return (
    <Form noValidate onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} />
      <TextField {...form.field("company_name")} label={t("vat.company_name")} autoComplete="organization" />
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
        type="email"
        autoComplete="email"
      />
      <footer>
        <Button tone="secondary" onClick={onCancel} disabled={form.busy}>
          {t("vat.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("vat.save")}
        </Button>
      </footer>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}

  > footer {
    ${mixins.flex(3)}
    padding-top: ${space[2]};
  }
  > footer > * {
    flex: 1;
  }
`;
