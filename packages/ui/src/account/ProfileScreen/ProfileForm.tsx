import { zodResolver } from "@hookform/resolvers/zod";
import type { Customer } from "@sen/api";
import {
  dayInVietnam,
  FIRST_BIRTHDAY,
  Gender,
  profileFormOf,
  profileFormSchemaAt,
  type ProfileFormData,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useMemo } from "react";
import { useController, useForm } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  useTypedDraft,
  type CallOutcome,
  type TypedDraft,
} from "../../forms/index.ts";
import { Button, Notice, RadioGroup, TextField } from "../../primitives/index.ts";

export interface ProfileFormProps extends TypedDraft<ProfileFormData> {
  /** Fills the form in. */
  customer: Customer;
  /** Nobody is born after it. */
  now: Date;
  /** Saves. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (data: ProfileFormData) => Promise<CallOutcome>;
}

const UNTOLD = -1;
const untoldWhenEmpty = (day: string | null) => (day === "" ? null : day);

/** Name, birthday and gender. What was typed survives every failure, and a session that ends meanwhile. */
export function ProfileForm({ customer, now, onSubmit, ...typed }: ProfileFormProps) {
  const { t } = useTranslation("account");
  const { fieldText } = useErrorTexts();
  const save = useCall(onSubmit);
  const resolver = useMemo(() => zodResolver(profileFormSchemaAt(now)), [now]);
  const form = useForm<ProfileFormData>({
    resolver,
    mode: "onTouched",
    defaultValues: profileFormOf(customer),
  });
  const isRestored = useTypedDraft(form, typed);
  const { errors, isDirty } = form.formState;
  const gender = useController({ control: form.control, name: "gender" });

  async function send(data: ProfileFormData) {
    const outcome = await save.run(data);
    if (outcome === "done") form.reset(data);
    if (typeof outcome === "string") return;
    showServerFieldErrors(outcome.fields, ["full_name", "birthday", "gender"], form.setError);
  }
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {isRestored && isDirty && <Notice>{t("typed_before")}</Notice>}
      <FailureNotice failure={save.failure} title={t("profile.not_saved")} />
      <TextField
        {...form.register("full_name")}
        label={t("profile.name")}
        error={fieldText(errors.full_name?.message)}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...form.register("birthday", { setValueAs: untoldWhenEmpty })}
        type="date"
        min={FIRST_BIRTHDAY}
        max={dayInVietnam(now)}
        label={t("profile.birthday")}
        hint={t("profile.birthday_hint")}
        error={fieldText(errors.birthday?.message)}
        autoComplete="bday"
      />
      <RadioGroup
        legend={t("profile.gender")}
        look="pills"
        options={[
          { value: Gender.female, label: t("profile.genders.female") },
          { value: Gender.male, label: t("profile.genders.male") },
          { value: Gender.other, label: t("profile.genders.other") },
          { value: UNTOLD, label: t("profile.genders.untold") },
        ]}
        value={gender.field.value ?? UNTOLD}
        onChange={(value) => gender.field.onChange(value === UNTOLD ? null : value)}
        error={fieldText(errors.gender?.message)}
      />
      <Button type="submit" busy={save.busy}>
        {t("profile.save")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}

  > button {
    justify-self: start;
    min-width: 160px;
  }
`;
