import { zodResolver } from "@hookform/resolvers/zod";
import type { CreateReviewBody, OwnReview, UpdateReviewBody } from "@sen/api";
import {
  EVIDENCE_MAX_IMAGES,
  EVIDENCE_MAX_VIDEOS,
  reviewFormSchema,
  type FileKind,
  type ReviewFormData,
  type ReviewStars,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch, type Resolver } from "react-hook-form";
import {
  useEvidenceUpload,
  useKeptForm,
  type FormDraft,
  type UploadFile,
} from "../../aftersales/use-evidence-upload/index.ts";
import { useServerForm, type CallOutcome } from "../../forms/index.ts";
import { useToast } from "../../primitives/index.ts";

/** A review as it is filled in. */
export interface ReviewFormValues {
  /** None at first. */
  rating: ReviewStars | null;
  content: string;
  /** Of the files that the review has already, those that stay. */
  kept_media: readonly number[];
}

/** What outlives a reload and a session that ended. */
export type ReviewFormDraft = FormDraft<ReviewFormValues>;

/** What is sent: a new review without its item, or a changed one. */
export type ReviewBody = Omit<CreateReviewBody, "order_detail_item_id"> & UpdateReviewBody;

export interface ReviewFormOptions {
  /** What is changed; null for a new one. */
  review: OwnReview | null;
  /** Sends one file. */
  upload: UploadFile;
  /** What was filled in before a reload or a login. */
  draft?: ReviewFormDraft | null | undefined;
  /** So that it can be kept; called with everything at each change. */
  onDraftChange?: ((draft: ReviewFormDraft) => void) | undefined;
  /** Sends the review. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSend: (body: ReviewBody) => Promise<CallOutcome>;
}

/** The form of a review: stars, text, files, the draft, and the way to the server. */
export function useReviewForm({ review, upload, draft, onDraftChange, onSend }: ReviewFormOptions) {
  const { t } = useTranslation("reviews");
  const toast = useToast();
  const media = review?.media ?? [];
  const evidence = useEvidenceUpload({ upload, required: "none" });
  const form = useServerForm<ReviewFormValues, ReviewFormData>(send, {
    // The schema takes no stars too (and says so); its input type knows filled-in values only.
    resolver: zodResolver(reviewFormSchema) as unknown as Resolver<ReviewFormValues, unknown, ReviewFormData>,
    defaultValues: {
      rating: (review?.rating as ReviewStars | undefined) ?? null,
      content: review?.content ?? "",
      kept_media: media.map(({ id }) => id),
      ...draft?.values,
    },
    onInvalid: () => evidence.refuse(tooMany()),
  });
  const values = useWatch({ control: form.control }) as ReviewFormValues;
  useKeptForm({ draft, onDraftChange, values, evidence });
  const kept = media.filter(({ id }) => values.kept_media.includes(id));

  const count = (kind: FileKind) =>
    kept.filter(({ type }) => type === kind).length +
    evidence.files.filter((file) => file.kind === kind).length;
  const tooMany = () => {
    if (count("image") > EVIDENCE_MAX_IMAGES) return t("form.too_many_images");
    return count("video") > EVIDENCE_MAX_VIDEOS ? t("form.too_many_videos") : undefined;
  };

  async function send(data: ReviewFormData): Promise<CallOutcome> {
    const beyond = tooMany();
    evidence.refuse(beyond);
    const files = beyond === undefined ? await evidence.uploadAll() : null;
    if (files === null) return null;
    const kept_media = review ? { kept_media: kept.map(({ id }) => id) } : {};
    const refusal = await onSend({ ...data, ...kept_media, ...files });
    if (!refusal) toast.show({ tone: "success", title: t(review ? "form.saved" : "form.sent") });
    const atFiles = refusal?.data?.errors.find(({ field }) => /^(images|videos|kept_media)/.test(field));
    evidence.refuse(atFiles?.message);
    return refusal;
  }
  return { form, values, evidence, kept };
}
