import { zodResolver } from "@hookform/resolvers/zod";
import { CITIES, membershipFormSchema, Occupation, type MembershipFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
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
import { Button, Select } from "../../primitives/index.ts";

export interface MembershipFormProps {
  /** What was told before, to be mended. */
  typed?: MembershipFormData | undefined;
  /** Asks for a code. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (data: MembershipFormData) => Promise<CallOutcome>;
}

const occupations = Object.entries(Occupation) as [keyof typeof Occupation, Occupation][];

/** What joining asks for: occupation and city. Spec §3. */
export function MembershipForm({ typed, onSubmit }: MembershipFormProps) {
  const { t } = useTranslation("loyalty");
  const { fieldText } = useErrorTexts();
  const send = useCall(onSubmit);
  const form = useForm<MembershipFormData>({
    resolver: zodResolver(membershipFormSchema),
    mode: "onTouched",
    ...(typed && { defaultValues: typed }),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (data) => {
    const outcome = await send.run(data);
    if (typeof outcome !== "string") {
      showServerFieldErrors(outcome.fields, ["occupation", "city"], form.setError);
    }
  });
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={send.failure} unlessAtFields />
      <Select
        {...form.register("occupation", { valueAsNumber: true })}
        label={t("membership.occupation")}
        placeholder={t("membership.occupation_placeholder")}
        options={occupations.map(([name, value]) => ({ value, label: t(`membership.occupations.${name}`) }))}
        error={fieldText(errors.occupation?.message)}
        autoComplete="off"
      />
      <Select
        {...form.register("city")}
        label={t("membership.city")}
        placeholder={t("membership.city_placeholder")}
        options={CITIES.map((value) => ({ value, label: t(`membership.cities.${value}`) }))}
        error={fieldText(errors.city?.message)}
        autoComplete="address-level1"
      />
      <Button type="submit" size="large" busy={send.busy}>
        {t("membership.join")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}
`;
