import { zodResolver } from "@hookform/resolvers/zod";
import { CITIES, membershipFormSchema, Occupation, type MembershipFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import {
  FailureNotice,
  Form,
  useServerForm,
  useTypedDraft,
  type CallOutcome,
  type TypedDraft,
} from "../../forms/index.ts";
import { Button, Select } from "../../primitives/index.ts";

export interface MembershipFormProps extends TypedDraft<MembershipFormData> {
  /** Requests a code. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (data: MembershipFormData) => Promise<CallOutcome>;
}

const occupations = Object.entries(Occupation) as [keyof typeof Occupation, Occupation][];

/** The form to join the membership: occupation and city. Spec §3. */
export function MembershipForm({ onSubmit, ...typed }: MembershipFormProps) {
  const { t } = useTranslation("loyalty");
  const form = useServerForm<MembershipFormData>(onSubmit, {
    resolver: zodResolver(membershipFormSchema),
  });
  useTypedDraft(form, typed);
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} unlessAtFields />
      <Select
        {...form.field("occupation", { valueAsNumber: true })}
        label={t("membership.occupation")}
        placeholder={t("membership.occupation_placeholder")}
        options={occupations.map(([name, value]) => ({ value, label: t(`membership.occupations.${name}`) }))}
        autoComplete="off"
      />
      <Select
        {...form.field("city")}
        label={t("membership.city")}
        placeholder={t("membership.city_placeholder")}
        options={CITIES.map((value) => ({ value, label: t(`membership.cities.${value}`) }))}
        autoComplete="address-level1"
      />
      <Button type="submit" size="large" busy={form.busy}>
        {t("membership.join")}
      </Button>
    </Form>
  );
}
