import type { OwnReview, Review, ReviewComment, ReviewMedia } from "@sen/api";
import { reviewEditEnd } from "@sen/domain";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import type { reviewComments, reviews, varianceGroups } from "../../database/schema/index.ts";
import type { Stored } from "../../database/stored.ts";
import { moment, momentOrNull, type Presentation, type StoredAttachment } from "../order-records/index.ts";

/** A review read as JSON, with its files. */
export type StoredReview = Stored<typeof reviews.$inferSelect> & { attachments: StoredAttachment[] };

export type StoredGroup = typeof varianceGroups.$inferSelect;

/** A review in the contract's shape. */
export function reviewOf(
  review: StoredReview,
  groups: readonly StoredGroup[],
  presentation: Pick<Presentation, "locale" | "links">,
): Review {
  const [first, second] = boughtOptions(review, groups, presentation.locale);
  return {
    id: review.id,
    rating: review.rating,
    content: review.content,
    author_name: partlyHidden(review.author_name),
    variance_group_1: first ?? null,
    variance_group_2: second ?? null,
    media: mediaOf(review, presentation),
    like_count: review.like_count,
    comment_count: review.comment_count,
    tenant_reply: review.tenant_reply,
    edited_at: momentOrNull(review.edited_at),
    created_at: moment(review.created_at),
  };
}

/** A review as its author sees it. */
export function ownReviewOf(review: StoredReview, presentation: Pick<Presentation, "links">): OwnReview {
  return {
    id: review.id,
    rating: review.rating,
    content: review.content,
    media: mediaOf(review, presentation),
    is_hidden: review.hidden_at !== null,
    edit_until: reviewEditEnd(new Date(review.created_at)).toISOString(),
    created_at: moment(review.created_at),
  };
}

/** A comment in the contract's shape. */
export function commentOf(comment: Stored<typeof reviewComments.$inferSelect>): ReviewComment {
  const { id, author_name, content, created_at } = comment;
  return { id, author_name: partlyHidden(author_name), content, created_at: moment(created_at) };
}

function mediaOf(
  { media, attachments }: Pick<StoredReview, "media" | "attachments">,
  { links }: Pick<Presentation, "links">,
): ReviewMedia[] {
  const ofCatalogue = media.map(({ kind, url, thumbnail_url }, index): ReviewMedia => ({
    id: index + 1,
    type: kind,
    url,
    thumbnail_url: thumbnail_url ?? url,
    sources: [],
    is_preparing: false,
  }));
  const uploaded = attachments.map(({ id, attach_type: type, media: file }): ReviewMedia => {
    const { source: url, thumbnail, sources, is_preparing } = links.of(file);
    return {
      id,
      type,
      url,
      thumbnail_url: thumbnail ?? (type === "image" ? url : ""),
      sources,
      is_preparing,
    };
  });
  return [...ofCatalogue, ...uploaded];
}

/** The bought variant in the caller's language. It is stored in Vietnamese; an option that no longer exists stays Vietnamese. */
function boughtOptions(
  { variant_name }: Pick<StoredReview, "variant_name">,
  groups: readonly StoredGroup[],
  locale: Locale,
): string[] {
  if (variant_name === "") return [];
  return variant_name.split(", ").map((bought, index) => {
    const option = groups[index]?.values.find(({ name_vi }) => name_vi === bought);
    return option ? inLanguage(option, "name", locale) : bought;
  });
}

/** "Nguyễn Thị Sen" → "N*** Sen": first letter and given name. A name that is masked already stays as it is. */
function partlyHidden(name: string): string {
  if (name.includes("*")) return name;
  const [family = "", ...others] = name.trim().split(/\s+/);
  const given = others.at(-1);
  const hidden = `${[...family].slice(0, 1).join("")}***`;
  return given === undefined ? hidden : `${hidden} ${given}`;
}
