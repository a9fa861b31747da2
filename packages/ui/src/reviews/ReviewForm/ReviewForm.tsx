import { REVIEW_TEXT_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef } from "react";
import { LazyEvidenceUploader } from "../../aftersales/EvidenceUploader/LazyEvidenceUploader.tsx";
import { FailureNotice, Form, useFieldErrorText } from "../../forms/index.ts";
import { Button, Card, Notice, TextArea, Time } from "../../primitives/index.ts";
import { keepFocusNear } from "../../primitives/keep-focus-near.ts";
import { KeptMedia } from "../KeptMedia/KeptMedia.tsx";
import { StarsField } from "../StarsField/StarsField.tsx";
import { useReviewForm, type ReviewFormOptions } from "./use-review-form.ts";

/** Review form: stars, text, pictures and a video. Input survives every failure. */
export function ReviewForm(options: ReviewFormOptions) {
  const { t } = useTranslation("reviews");
  const fieldText = useFieldErrorText();
  const root = useRef<HTMLFormElement>(null);
  const form = useReviewForm(options, root);
  const { values, sending } = form;
  return (
    <Form
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void form.send();
      }}
    >
      {form.restored && <Notice>{t("form.restored")}</Notice>}
      <Card>
        <StarsField
          value={values.rating}
          disabled={sending}
          error={fieldText(form.messageAt("rating"))}
          onChange={(rating) => form.change({ rating })}
        />
        <TextArea
          label={t("form.text")}
          hint={t("form.text_hint")}
          rows={5}
          dir="auto"
          readOnly={sending}
          limit={REVIEW_TEXT_MAX_LENGTH}
          value={values.content}
          error={fieldText(form.messageAt("content"))}
          onChange={(event) => form.change({ content: event.target.value })}
        />
      </Card>
      <Card ref={keepFocusNear}>
        <KeptMedia
          media={form.kept}
          disabled={sending}
          onRemove={(removed) => {
            form.change({ kept_media: values.kept_media.filter((one) => one !== removed) });
          }}
        />
        <LazyEvidenceUploader upload={form.evidence} sent={form.sent} locked={sending} />
      </Card>
      <FailureNotice failure={form.failure} title={t("form.refused")}>
        {t("form.kept_text")}
      </FailureNotice>
      <p>
        {t("form.public")}
        {options.review && (
          <>
            {" "}
            {t("form.edit_until")} <Time dateTime={options.review.edit_until} />.
          </>
        )}
      </p>
      <Button type="submit" size="large" busy={sending}>
        {t(options.review ? "form.save" : "form.submit")}
      </Button>
    </Form>
  );
}
