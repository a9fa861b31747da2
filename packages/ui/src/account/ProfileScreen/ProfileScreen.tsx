import { zodResolver } from "@hookform/resolvers/zod";
import type { Customer } from "@sen/api";
import {
  dayInVietnam,
  FIRST_BIRTHDAY,
  Gender,
  type ProfileFormData,
  profileFormOf,
  profileFormSchemaAt,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { type Resolver, useController } from "react-hook-form";
import { type CallOutcome, FailureNotice, Form, useDoneToast, useServerForm } from "../../forms/index.ts";
import {
  Button,
  Card,
  Notice,
  RadioGroup,
  type Request,
  Skeleton,
  TextField,
} from "../../primitives/index.ts";
import { nameField } from "../../forms/contact-fields.ts";
import { AccountSection } from "../AccountSection/AccountSection.tsx";

export interface ProfileScreenProps {
  /** The customer: loading, failed or ready. */
  request: Request<{ customer: Customer }>;
  /** The latest possible birthday. */
  now: Date;
  /** Saves the profile. */
  onSave: (data: ProfileFormData) => Promise<CallOutcome>;
  /** The `EmailSettings`; left out without it. */
  email?: ReactNode;
}

/** The customer's profile. Spec §2, account. */
export function ProfileScreen({ request, now, onSave, email }: ProfileScreenProps) {
  const { t } = useTranslation(["account", "shell"]);
  const done = useDoneToast();
  return (
    <AccountSection
      title={t("shell:page.profile")}
      request={request}
      loading={t("profile.loading")}
      skeleton={<Skeleton height="248px" />}
      failed={t("profile.failed")}
      hint={t("failed_hint")}
    >
      {({ customer }) => (
        <>
          <Card>
            <ProfileForm
              customer={customer}
              now={now}
              onSubmit={(data) => done(onSave(data), t("profile.saved"))}
            />
          </Card>
          <Card title={t("profile.phone")}>
            <p>{customer.phone}</p>
            <p data-muted>{t("profile.phone_hint")}</p>
          </Card>
          {email !== undefined && <Card>{email}</Card>}
        </>
      )}
    </AccountSection>
  );
}

interface ProfileFormProps extends Pick<ProfileScreenProps, "now"> {
  customer: Customer;
  onSubmit: (data: ProfileFormData) => Promise<CallOutcome>;
}

const UNTOLD = -1;
const untoldWhenEmpty = (day: string | null) => (day === "" ? null : day);

/** Refuses a date that the browser cannot read, such as 31 February or one without a year: its value is empty, as if it were cleared. */
function resolverAt(now: Date): Resolver<ProfileFormData> {
  const resolve = zodResolver(profileFormSchemaAt(now));
  return (values, context, options) => {
    const input = options.fields.birthday?.ref;
    const isUnreadable = input instanceof HTMLInputElement && input.validity.badInput;
    return resolve(isUnreadable ? { ...values, birthday: "" } : values, context, options);
  };
}

/** Name, birthday and gender. Input survives every failure and an expired session. */
function ProfileForm({ customer, now, onSubmit }: ProfileFormProps) {
  const { t } = useTranslation("account");
  const form = useServerForm<ProfileFormData>(onSubmit, {
    draft: "profile",
    schema: profileFormSchemaAt(now),
    resolver: resolverAt(now),
    defaultValues: profileFormOf(customer),
    onDone: (data) => form.reset(data),
  });
  const gender = useController({ control: form.control, name: "gender" });
  return (
    <Form onSubmit={form.onSubmit}>
      {form.isRestored && form.formState.isDirty && <Notice>{t("typed_before")}</Notice>}
      <FailureNotice failure={form.failure} title={t("profile.not_saved")} />
      <TextField {...form.field("full_name")} {...nameField} label={t("profile.name")} />
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
      <div>
        <Button type="submit" busy={form.busy}>
          {t("profile.save")}
        </Button>
      </div>
    </Form>
  );
}
