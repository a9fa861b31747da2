import { zodResolver } from "@hookform/resolvers/zod";
import { removeAccountFormSchema, type RemoveAccountFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, Checkbox, IconButton, TextField } from "../../primitives/index.ts";

export interface RemoveAccountFormProps {
  /** Removes. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (data: RemoveAccountFormData) => Promise<CallOutcome>;
}

/** The password, and the word that it is understood. */
export function RemoveAccountForm({ onSubmit }: RemoveAccountFormProps) {
  const { t } = useTranslation("account");
  const { fieldText } = useErrorTexts();
  const [shown, setShown] = useState(false);
  const [understood, setUnderstood] = useState<"no" | "yes" | "asked">("no");
  const remove = useCall(onSubmit);
  const form = useForm<RemoveAccountFormData>({
    resolver: zodResolver(removeAccountFormSchema),
    mode: "onTouched",
    defaultValues: { password: "" },
  });

  async function send(data: RemoveAccountFormData) {
    if (understood !== "yes") {
      setUnderstood("asked");
      return;
    }
    const outcome = await remove.run(data);
    if (typeof outcome !== "string") showServerFieldErrors(outcome.fields, ["password"], form.setError);
  }
  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FailureNotice failure={remove.failure} title={t("remove.not_removed")} />
      <TextField
        {...form.register("password")}
        label={t("remove.password")}
        error={fieldText(form.formState.errors.password?.message)}
        type={shown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        end={
          <IconButton
            label={t(shown ? "remove.hide_password" : "remove.show_password")}
            icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <Checkbox
        label={t("remove.understood")}
        checked={understood === "yes"}
        error={understood === "asked" ? t("remove.understood_required") : undefined}
        onChange={(event) => setUnderstood(event.target.checked ? "yes" : "no")}
      />
      <Button type="submit" tone="danger" busy={remove.busy}>
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
