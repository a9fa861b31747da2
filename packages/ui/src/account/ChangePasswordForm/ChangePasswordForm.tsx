import { zodResolver } from "@hookform/resolvers/zod";
import { changePasswordFormSchema, type ChangePasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, TextLink, useToast } from "../../primitives/index.ts";
import { NewPasswordField, PasswordField } from "../../auth/PasswordField/index.ts";

export interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  username: string;
  /** Changes it. */
  onChange: (form: ChangePasswordFormData) => Promise<CallOutcome>;
  /** Where a password that was forgotten is replaced. */
  forgotHref: string;
}

const FIELDS = ["current_password", "new_password"] as const;

/** The present password and the new one. What it ends elsewhere is said before, and that it is done after. Spec §2, account. */
export function ChangePasswordForm({ username, onChange, forgotHref }: ChangePasswordFormProps) {
  const { t } = useTranslation("account");
  const { fieldText } = useErrorTexts();
  const toast = useToast();
  const change = useCall(onChange);
  const form = useForm<ChangePasswordFormData>({
    resolver: zodResolver(changePasswordFormSchema),
    mode: "onTouched",
    defaultValues: { current_password: "", new_password: "" },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "new_password" });
  const submit = form.handleSubmit(async (values) => {
    const outcome = await change.run(values);
    if (outcome === "done") {
      form.reset();
      toast.show({ tone: "success", title: t("password.changed") });
    } else if (outcome !== "ignored") {
      showServerFieldErrors(outcome.fields, FIELDS, form.setError);
    }
  });
  const { failure } = change;
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("password.ends_others")}</p>
      <FailureNotice failure={failure} unlessAtFields />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.register("current_password")}
        label={t("password.current")}
        error={fieldText(errors.current_password?.message)}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <p>
        <TextLink href={forgotHref}>{t("password.forgot")}</TextLink>
      </p>
      <NewPasswordField
        {...form.register("new_password")}
        label={t("password.new")}
        typed={typed}
        error={fieldText(errors.new_password?.message)}
        enterKeyHint="go"
      />
      <Button type="submit" busy={change.busy}>
        {t("password.submit")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}
  max-width: 440px;

  > button[type="submit"] {
    justify-self: start;
  }
  > p > a {
    ${mixins.inlineRow()}
    min-height: 44px;
  }
`;
