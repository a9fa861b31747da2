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
import { useController } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  FailureNotice,
  useServerForm,
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
  const resolver = useMemo(() => zodResolver(profileFormSchemaAt(now)), [now]);
  const form = useServerForm<ProfileFormData>(onSubmit, {
    resolver,
    defaultValues: profileFormOf(customer),
    onDone: (data) => form.reset(data),
  });
  const isRestored = useTypedDraft(form, typed);
  const gender = useController({ control: form.control, name: "gender" });
  return (
    <Form noValidate onSubmit={form.onSubmit}>
      {isRestored && form.formState.isDirty && <Notice>{t("typed_before")}</Notice>}
      <FailureNotice failure={form.failure} title={t("profile.not_saved")} />
      <TextField
        {...form.field("full_name")}
        label={t("profile.name")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...form.field("birthday", { setValueAs: untoldWhenEmpty })}
        type="date"
        min={FIRST_BIRTHDAY}
        max={dayInVietnam(now)}
        label={t("profile.birthday")}
        hint={t("profile.birthday_hint")}
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
        error={form.errorOf("gender")}
      />
      <Button type="submit" busy={form.busy}>
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
