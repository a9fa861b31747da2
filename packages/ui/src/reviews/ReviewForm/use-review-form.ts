import type { CreateReviewBody, FieldError, OwnReview, UpdateReviewBody } from "@sen/api";
import {
  EVIDENCE_MAX_IMAGES,
  EVIDENCE_MAX_VIDEOS,
  reviewFormSchema,
  type FileKind,
  type ReviewStars,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState, type RefObject } from "react";
import {
  useEvidenceUpload,
  useKeptForm,
  type FormDraft,
  type KeptFormOptions,
} from "../../aftersales/use-evidence-upload/index.ts";
import { focusInView, useCall, useDoneToast, type CallOutcome } from "../../forms/index.ts";

/** Form values of a review. */
export interface ReviewFormValues {
  /** Null for none yet. */
  rating: ReviewStars | null;
  content: string;
  /** Ids of the existing files to keep. */
  kept_media: readonly number[];
}

/** Draft that survives a reload and an expired session. */
export type ReviewFormDraft = FormDraft<ReviewFormValues>;

/** Request body: a new review without its item, or a changed one. */
export type ReviewBody = Omit<CreateReviewBody, "order_detail_item_id"> & UpdateReviewBody;

export interface ReviewFormOptions extends KeptFormOptions<ReviewFormValues> {
  /** The review to edit; null for a new one. */
  review: OwnReview | null;
  /** Sends the review. Resolves to nothing on success, or to the backend's refusal. */
  onSend: (body: ReviewBody) => Promise<CallOutcome>;
}

/** State of the review form: stars, text, files, draft and submission. */
export function useReviewForm(options: ReviewFormOptions, root: RefObject<HTMLFormElement | null>) {
  const { review, draft, onDraftChange, onSend } = options;
  const { t } = useTranslation("reviews");
  const done = useDoneToast();
  const media = review?.media ?? [];
  const evidence = useEvidenceUpload({ upload: options.upload, required: "none" });
  const [values, setValues] = useState<ReviewFormValues>(() => ({
    rating: (review?.rating as ReviewStars | undefined) ?? null,
    content: review?.content ?? "",
    kept_media: media.map(({ id }) => id),
    ...draft?.values,
  }));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const restored = useKeptForm({ draft, onDraftChange, values, evidence });
  const { run, busy, failure } = useCall((body: ReviewBody) =>
    done(onSend(body), t(review ? "form.saved" : "form.sent")),
  );
  const kept = media.filter(({ id }) => values.kept_media.includes(id));
  const rule = reviewFormSchema.safeParse(values);
  const messageAt = (name: keyof ReviewFormValues) =>
    refused.find(({ field }) => field === name)?.message ??
    (tried ? rule.error?.issues.find(({ path }) => path[0] === name)?.message : undefined);

  const focus = (selector: string) => focusInView(root.current?.querySelector<HTMLElement>(selector));
  const countOf = (kind: FileKind) => kept.filter(({ type }) => type === kind).length;
  const sent = { images: countOf("image"), videos: countOf("video") };
  const count = (kind: FileKind) => evidence.files.filter((file) => file.kind === kind).length;
  const tooMany = () => {
    if (sent.images + count("image") > EVIDENCE_MAX_IMAGES) return t("form.too_many_images");
    return sent.videos + count("video") > EVIDENCE_MAX_VIDEOS ? t("form.too_many_videos") : undefined;
  };

  async function send() {
    setTried(true);
    setRefused([]);
    const beyond = tooMany();
    evidence.refuse(beyond);
    if (!rule.success) {
      focus(rule.error.issues.some(({ path }) => path[0] === "rating") ? "input[type=radio]" : "textarea");
      return;
    }
    if (beyond !== undefined) return;
    const files = await evidence.uploadAll();
    if (files === null) return;
    const kept_media = review ? { kept_media: kept.map(({ id }) => id) } : {};
    const end = await run({ ...rule.data, ...kept_media, ...files });
    if (typeof end === "string") return;
    setRefused(end.fields);
    evidence.refuse(end.fields.find(({ field }) => /^(images|videos|kept_media)/.test(field))?.message);
  }
  return {
    values,
    evidence,
    kept,
    sent,
    restored,
    messageAt,
    failure,
    sending: busy || evidence.busy,
    change: (changes: Partial<ReviewFormValues>) => {
      setRefused([]);
      evidence.refuse(undefined);
      setValues((before) => ({ ...before, ...changes }));
    },
    send,
  };
}
