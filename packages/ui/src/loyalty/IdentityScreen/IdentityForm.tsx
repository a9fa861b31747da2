import { CITIZEN_ID_LENGTH, identityFormSchema, IdentityType, type IdentityFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useController } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, RadioGroup, TextField } from "../../primitives/index.ts";
import { IdentityPictureField } from "../IdentityPictureField/IdentityPictureField.tsx";
import { useIdentityPicture, type UploadPicture } from "../IdentityPictureField/use-identity-picture.ts";

export interface IdentityFormProps {
  /** Uploads a picture and resolves to its id. */
  onUpload: UploadPicture;
  /** Submits the form. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (data: IdentityFormData) => Promise<CallOutcome>;
}

/** Aspect ratios (width / height) of an ID card (ISO 7810 ID-1) and a passport page (ID-3). */
const RATIOS = { id_card: 85.6 / 54, passport: 125 / 88 } as const;
/** Maximum input length, with spaces between groups of digits. */
const TYPED_MAX_LENGTH = CITIZEN_ID_LENGTH + 8;

/** Identity form: document type, number and two pictures, which are uploaded as soon as they are chosen. */
export function IdentityForm({ onUpload, onSubmit }: IdentityFormProps) {
  const { t } = useTranslation("loyalty");
  const form = useServerForm<IdentityFormData>(onSubmit, {
    schema: identityFormSchema,
    defaultValues: { type: IdentityType.idCard, number: "", front_id: "", back_id: "" },
  });
  const { isSubmitted } = form.formState;
  const type = useController({ control: form.control, name: "type" });
  const kind = type.field.value === IdentityType.passport ? "passport" : "id_card";
  const keep = (field: "front_id" | "back_id") => (id: string) => {
    form.setValue(field, id, { shouldValidate: isSubmitted && id !== "" });
  };
  const pictures = {
    front_id: useIdentityPicture(onUpload, keep("front_id")),
    back_id: useIdentityPicture(onUpload, keep("back_id")),
  };
  return (
    <Form noValidate onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} title={t("identity.not_sent")} />
      <RadioGroup
        legend={t("identity.type")}
        look="pills"
        options={[
          { value: IdentityType.idCard, label: t("identity.types.id_card") },
          { value: IdentityType.passport, label: t("identity.types.passport") },
        ]}
        value={type.field.value}
        onChange={type.field.onChange}
        error={form.errorOf("type")}
      />
      <TextField
        {...form.field("number")}
        label={t(`identity.number.${kind}`)}
        hint={t(`identity.number_hint.${kind}`)}
        digitsOnly={kind === "id_card"}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={TYPED_MAX_LENGTH}
      />
      <div data-pictures>
        {(["front", "back"] as const).map((side) => (
          <IdentityPictureField
            key={side}
            label={t(`identity.picture.${kind}.${side}`)}
            picture={pictures[`${side}_id`]}
            ratio={RATIOS[kind]}
            error={form.errorOf(`${side}_id`)}
            locked={form.busy}
          />
        ))}
      </div>
      <Button type="submit" size="large" busy={form.busy}>
        {t("identity.submit")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(5)}

  [data-pictures] {
    ${mixins.grid(5)}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }
`;
