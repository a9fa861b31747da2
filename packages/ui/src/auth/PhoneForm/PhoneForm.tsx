import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPasswordFormSchema, type ForgotPasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, TextField } from "../../primitives/index.ts";
import { authForm } from "../auth-form.styles.ts";

export interface PhoneFormProps {
  /** What is sent there, and what for. */
  intro: string;
  /** The number that is known already. */
  phone?: string | undefined;
  /** Asks for a code. */
  onSubmit: (phone: string) => Promise<CallOutcome>;
}

/** Asks which phone a code is to go to. */
export function PhoneForm({ intro, phone, onSubmit }: PhoneFormProps) {
  const { t } = useTranslation("auth");
  const { fieldText } = useErrorTexts();
  const send = useCall(onSubmit);
  const form = useForm<ForgotPasswordFormData>({
    resolver: zodResolver(forgotPasswordFormSchema),
    mode: "onTouched",
    ...(phone !== undefined && { values: { phone } }),
  });
  const { failure } = send;
  const submit = form.handleSubmit(async ({ phone: typed }) => {
    const outcome = await send.run(typed);
    if (typeof outcome !== "string") showServerFieldErrors(outcome.fields, ["phone"], form.setError);
  });
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{intro}</p>
      <FailureNotice failure={failure} unlessAtFields />
      <TextField
        {...form.register("phone")}
        label={t("register.phone")}
        error={fieldText(form.formState.errors.phone?.message)}
        noLetters
        type="tel"
        autoComplete="tel"
        enterKeyHint="go"
      />
      <Button type="submit" size="large" wide busy={send.busy}>
        {t("otp.send")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${authForm}
`;
