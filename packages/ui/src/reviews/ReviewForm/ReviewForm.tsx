import { REVIEW_TEXT_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { LazyEvidenceUploader } from "../../aftersales/EvidenceUploader/LazyEvidenceUploader.tsx";
import { FailureNotice, Form } from "../../forms/index.ts";
import { Button, Card, Notice, TextArea, Time } from "../../primitives/index.ts";
import { KeptMedia } from "../KeptMedia/KeptMedia.tsx";
import { StarsField } from "../StarsField/StarsField.tsx";
import { useReviewForm, type ReviewFormOptions } from "./use-review-form.ts";

export type ReviewFormProps = ReviewFormOptions;

/** Stars, text, pictures and a video; what is filled in survives every failure. */
export function ReviewForm(props: ReviewFormProps) {
  const { review, draft } = props;
  const { t } = useTranslation("reviews");
  const { form, values, evidence, kept } = useReviewForm(props);
  const [restored] = useState(Boolean(draft));
  const sending = form.busy;
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <Form onSubmit={form.onSubmit}>
      {restored && <Notice>{t("form.restored")}</Notice>}
      <Card>
        <StarsField
          value={values.rating}
          disabled={sending}
          error={form.errorOf("rating")}
          onChange={(rating) => form.setValue("rating", rating, change)}
        />
        <TextArea
          label={t("form.text")}
          hint={t("form.text_hint")}
          rows={5}
          dir="auto"
          readOnly={sending}
          limit={REVIEW_TEXT_MAX_LENGTH}
          value={values.content}
          error={form.errorOf("content")}
          onChange={(event) => form.setValue("content", event.target.value, change)}
        />
      </Card>
      <Card>
        <KeptMedia
          media={kept}
          disabled={sending}
          onRemove={(removed) => {
            evidence.refuse(undefined);
            const staying = values.kept_media.filter((one) => one !== removed);
            form.setValue("kept_media", staying, change);
          }}
        />
        <LazyEvidenceUploader upload={evidence} locked={sending} />
      </Card>
      <FailureNotice failure={form.failure} title={t("form.refused")}>
        {t("form.kept_text")}
      </FailureNotice>
      <p>
        {t("form.public")}
        {review && (
          <>
            {" "}
            {t("form.edit_until")} <Time dateTime={review.edit_until} />.
          </>
        )}
      </p>
      <Button type="submit" size="large" busy={sending}>
        {t(review ? "form.save" : "form.submit")}
      </Button>
    </Form>
  );
}
