import { zodResolver } from "@hookform/resolvers/zod";
import type { VatInvoice } from "@sen/api";
import { vatFormSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  useKnownCustomer,
  type CallOutcome,
} from "../../forms/index.ts";
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

/** In their order on the page: the first wrong one gets the focus. */
const fieldNames = ["company_name", "tax_code", "company_address", "email"] as const;

const blank: VatInvoice = { company_name: "", tax_code: "", company_address: "", email: "" };

/** Whom the VAT invoice is made out to. What was typed survives every failure. */
export function VatForm({ value, onSubmit, onCancel }: VatFormProps) {
  const { t } = useTranslation("checkout");
  const { fieldText } = useErrorTexts();
  const save = useCall(onSubmit);
  const { email } = useKnownCustomer();
  const form = useForm({
    resolver: zodResolver(vatFormSchema),
    mode: "onTouched",
    defaultValues: value ?? { ...blank, email },
  });
  const { errors } = form.formState;
  async function send(details: VatInvoice) {
    const outcome = await save.run(details);
    if (typeof outcome !== "string") showServerFieldErrors(outcome.fields, fieldNames, form.setError);
  }
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FailureNotice failure={save.failure} />
      <TextField
        {...form.register("company_name")}
        label={t("vat.company_name")}
        error={fieldText(errors.company_name?.message)}
        autoComplete="organization"
      />
      <TextField
        {...form.register("tax_code")}
        label={t("vat.tax_code")}
        hint={t("vat.tax_code_hint")}
        error={fieldText(errors.tax_code?.message)}
        noLetters
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.register("company_address")}
        label={t("vat.company_address")}
        error={fieldText(errors.company_address?.message)}
        autoComplete="street-address"
      />
      <TextField
        {...form.register("email")}
        label={t("vat.email")}
        hint={t("vat.email_hint")}
        error={fieldText(errors.email?.message)}
        type="email"
        autoComplete="email"
      />
      <footer>
        <Button tone="secondary" onClick={onCancel} disabled={save.busy}>
          {t("vat.cancel")}
        </Button>
        <Button type="submit" busy={save.busy}>
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
