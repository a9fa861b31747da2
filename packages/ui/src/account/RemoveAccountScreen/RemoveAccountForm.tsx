import { zodResolver } from "@hookform/resolvers/zod";
import { removeAccountFormSchema, type RemoveAccountFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { PasswordField } from "../../auth/PasswordField/index.ts";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, Checkbox } from "../../primitives/index.ts";

export interface RemoveAccountFormProps {
  /** Removes. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (data: RemoveAccountFormData) => Promise<CallOutcome>;
}

/** The password, and the word that it is understood. */
export function RemoveAccountForm({ onSubmit }: RemoveAccountFormProps) {
  const { t } = useTranslation("account");
  const [understood, setUnderstood] = useState<"no" | "yes" | "asked">("no");
  const form = useServerForm<RemoveAccountFormData>(send, {
    resolver: zodResolver(removeAccountFormSchema),
    defaultValues: { password: "" },
  });

  async function send(data: RemoveAccountFormData) {
    if (understood === "yes") return onSubmit(data);
    setUnderstood("asked");
    return null;
  }
  return (
    <Form method="post" noValidate onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} title={t("remove.not_removed")} />
      <PasswordField
        {...form.field("password")}
        label={t("remove.password")}
        autoComplete="current-password"
        maxLength={100}
      />
      <Checkbox
        label={t("remove.understood")}
        checked={understood === "yes"}
        error={understood === "asked" ? t("remove.understood_required") : undefined}
        onChange={(event) => setUnderstood(event.target.checked ? "yes" : "no")}
      />
      <Button type="submit" tone="danger" busy={form.busy}>
        {t("remove.submit")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}
  justify-items: start;

  > :first-child,
  > div {
    width: 100%;
  }
`;
