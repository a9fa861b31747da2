import type { EmailOtpSent, EmailVerificationBody } from "@sen/api";
import { type EmailFormData, emailFormSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";
import { OtpForm, type OtpFormProps } from "../../auth/OtpForm/OtpForm.tsx";
import { mixins } from "../../foundations/index.ts";
import { emailField } from "../../forms/contact-fields.ts";
import {
  callFailure,
  type CallOutcome,
  FailureNotice,
  Form,
  useDoneToast,
  useFailureText,
  useServerForm,
  useStepFocus,
} from "../../forms/index.ts";
import { Badge, Button, Notice, TextField, TextLink, useToast } from "../../primitives/index.ts";

export interface EmailSettingsProps extends Pick<OtpFormProps, "onVerify"> {
  /** The account's email address; null if it has none. */
  email: string | null;
  /** Whether the customer has verified the address. */
  isVerified: boolean;
  /** URL of the page that sets a password, which another address requires; null if the account has one. */
  setPasswordHref: string | null;
  /** The code that was sent; null if none was requested. */
  sent: EmailOtpSent | null;
  /** Requests a code for an address. */
  onSend: (body: EmailVerificationBody) => Promise<CallOutcome>;
  /** Discards the code to use another address. */
  onOther: () => void;
}

/** Sets, changes and verifies the account's email address with a code sent there. Spec §2, account. */
export function EmailSettings({
  email,
  isVerified,
  setPasswordHref,
  sent,
  onVerify,
  ...calls
}: EmailSettingsProps) {
  const { t } = useTranslation("account");
  const done = useDoneToast();
  /** The form's initial value; null if the form is closed. */
  const [typed, setTyped] = useState<string | null>(null);

  const root = useStepFocus(sent ? "code" : typed === null ? "known" : "form");

  async function verify(otp: string) {
    const refusal = await done(onVerify(otp), t("email.done"));
    if (!refusal) setTyped(null);
    return refusal;
  }
  return (
    <Root ref={root}>
      <h2>{t("email.title")}</h2>
      {sent ? (
        <>
          <OtpForm sent={sent} onVerify={verify} onResend={() => calls.onSend({ email: sent.email })} />
          <p data-muted>{t("email.check_spam")}</p>
          <Button
            tone="quiet"
            onClick={() => {
              setTyped(sent.email);
              calls.onOther();
            }}
          >
            {t("email.other")}
          </Button>
        </>
      ) : typed === null ? (
        <Known email={email} isVerified={isVerified} onSend={calls.onSend} onEdit={setTyped} />
      ) : setPasswordHref === null ? (
        <EmailForm
          present={isVerified ? email : null}
          typed={typed}
          onSubmit={calls.onSend}
          onCancel={() => setTyped(null)}
        />
      ) : (
        <>
          <Notice action={<TextLink href={setPasswordHref}>{t("remove.set_password")}</TextLink>}>
            {t("remove.no_password")}
          </Notice>
          <Button tone="quiet" onClick={() => setTyped(null)}>
            {t("email.cancel")}
          </Button>
        </>
      )}
    </Root>
  );
}

interface KnownProps extends Pick<EmailSettingsProps, "email" | "isVerified" | "onSend"> {
  /** Opens the form with this value. */
  onEdit: (typed: string) => void;
}

function Known({ email, isVerified, onSend, onEdit }: KnownProps) {
  const { t } = useTranslation("account");
  const failureText = useFailureText();
  const toast = useToast();

  async function send(address: string) {
    const failure = await callFailure(() => onSend({ email: address }));
    if (failure) toast.show({ tone: "danger", title: failureText(failure.message) });
  }
  return (
    <>
      {email !== null && (
        <p data-address>
          <span>{email}</span>
          <Badge tone={isVerified ? "success" : "warning"}>
            {t(isVerified ? "email.verified" : "email.unverified")}
          </Badge>
        </p>
      )}
      <p data-muted>
        {email === null && t("email.none")} {t("email.hint")}
      </p>
      <div data-ways>
        {email !== null && !isVerified && <Button onClick={() => send(email)}>{t("email.verify")}</Button>}
        <Button tone="secondary" onClick={() => onEdit("")}>
          {t(email === null ? "email.add" : "email.change")}
        </Button>
      </div>
    </>
  );
}

interface EmailFormProps {
  /** The address that stays until the new one is verified; null if there is none. */
  present: string | null;
  typed: string;
  onSubmit: EmailSettingsProps["onSend"];
  onCancel: () => void;
}

/** Asks for the new email address and the password. Input survives every failure. */
function EmailForm({ present, typed, onSubmit, onCancel }: EmailFormProps) {
  const { t } = useTranslation("account");
  const form = useServerForm<EmailFormData>(onSubmit, {
    schema: emailFormSchema,
    defaultValues: { email: typed, password: "" },
  });
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} unlessAtFields />
      <TextField
        {...form.field("email")}
        {...emailField}
        label={t("email.label")}
        hint={present !== null && t("email.stays", { email: present })}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field("password")}
        label={t("password.current")}
        autoComplete="current-password"
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

const Root = styled.section`
  ${mixins.grid(3)}

  h2 {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > button {
    justify-self: start;
  }
  [data-address] {
    ${mixins.wrappedRow(2)}
  }
  [data-ways] {
    ${mixins.wrap(2)}
  }
`;
