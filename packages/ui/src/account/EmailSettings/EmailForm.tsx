import { zodResolver } from "@hookform/resolvers/zod";
import { emailFormSchema, type EmailFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, TextField } from "../../primitives/index.ts";

export interface EmailFormProps {
  /** The address that stays until the new one is verified; null where there is none. */
  present: string | null;
  /** What stands in the field at first. */
  typed: string;
  /** Asks for a code that goes there. */
  onSubmit: (email: string) => Promise<CallOutcome>;
  /** The customer keeps the address as it is. */
  onCancel: () => void;
}

/** Asks which mail address is to be the customer's. What was typed survives every failure. */
export function EmailForm({ present, typed, onSubmit, onCancel }: EmailFormProps) {
  const { t } = useTranslation("account");
  const form = useServerForm<EmailFormData>(({ email }) => onSubmit(email), {
    resolver: zodResolver(emailFormSchema),
    defaultValues: { email: typed },
  });
  return (
    <Form method="post" noValidate onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} unlessAtFields />
      <TextField
        {...form.field("email")}
        type="email"
        label={t("email.label")}
        hint={present !== null && t("email.stays", { email: present })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      <div data-ways>
        <Button type="submit" busy={form.busy}>
          {t("email.send")}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t("email.cancel")}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}

  [data-ways] {
    ${mixins.wrap(2)}
  }
`;
