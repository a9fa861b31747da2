import type { Review } from "@sen/api";
import { compactCount, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { MessageSquare, Play, Store, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, size, space, weight } from "../../foundations/index.ts";
import { Link, Picture, Rating, Time, VisuallyHidden } from "../../primitives/index.ts";
import { LazyMediaViewer, type MediaItem } from "../MediaViewer/index.ts";

/** The likes of a review and the like action. */
export interface ReviewLike {
  isLiked: boolean;
  count: number;
  /** Likes or unlikes the review; without it there is no button (own review). */
  onLike?: (isLiked: boolean) => unknown;
}

interface ReviewItemProps {
  review: Review;
  /** Current likes. */
  like: ReviewLike;
  /** URL of the review's page with comments; no link without it. */
  href?: string | undefined;
  /** Heading level of the author's name. @default "h3" */
  heading?: "h1" | "h3";
}

/** A review with the variant, pictures and the shop's reply. Renders plain text: URLs do not become links. */
export function ReviewItem({ review, like, href, heading: Heading = "h3" }: ReviewItemProps) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { author_name: name, media, comment_count: comments, tenant_reply: reply } = review;
  const options = variantText(review);
  const altOf = (type: MediaItem["type"], index: number) =>
    t(type === "video" ? "reviews.media_video" : "reviews.media", {
      name,
      index: index + 1,
      count: media.length,
    });
  return (
    <Root>
      <header>
        <Heading data-small>{name}</Heading>
        <p>
          <Rating
            value={review.rating}
            label={t("reviews.stars_given", { stars: review.rating })}
            look="full"
          />
          <Time dateTime={review.created_at} precision="day" />
          {review.edited_at !== null && <span>{t("reviews.edited")}</span>}
          {options !== "" && <span>{t("reviews.bought", { options })}</span>}
        </p>
      </header>
      {review.content !== "" && (
        <p data-words dir="auto">
          {review.content}
        </p>
      )}
      {media.length > 0 && (
        <ul>
          {media.map((item, index) => (
            <li key={item.id}>
              <button type="button" aria-label={altOf(item.type, index)} onClick={() => setEnlarged(index)}>
                <Picture src={item.thumbnail_url} alt="" sizes="80px" widest={320} />
                {item.type === "video" && <Play aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <LikeButton name={name} like={like} />
        {href !== undefined && (
          <Link href={href}>
            <MessageSquare aria-hidden size={16} />
            {comments === 0
              ? t("reviews.comment")
              : t("reviews.comments", { count: comments, amount: compact(compactCount(comments)) })}
          </Link>
        )}
      </footer>
      {reply !== null && (
        <blockquote>
          <strong>
            <Store aria-hidden size={16} />
            {t("reviews.reply")}
          </strong>
          <p dir="auto">{reply}</p>
        </blockquote>
      )}
      {enlarged !== null && (
        <LazyMediaViewer
          items={media.map((item, index) => ({ ...item, ...playable(item), alt: altOf(item.type, index) }))}
          index={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Root>
  );
}

/** Number of likes and a like button, which names the author. */
function LikeButton({ name, like: { isLiked, count, onLike } }: { name: string; like: ReviewLike }) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const amount = compact(compactCount(count));
  if (!onLike) {
    return count === 0 ? null : (
      <span>
        <ThumbsUp aria-hidden size={16} />
        {t("reviews.likes", { count, amount })}
      </span>
    );
  }
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => onLike(!isLiked)}>
      <ThumbsUp aria-hidden size={16} />
      {count === 0 ? t("reviews.like") : t("reviews.likes", { count, amount })}
      <VisuallyHidden>, {t("reviews.like_of", { name })}</VisuallyHidden>
    </button>
  );
}

/** Files of a video; the original upload until they are encoded. */
function playable({ type, sources, url }: Review["media"][number]): Pick<MediaItem, "sources"> {
  if (type === "image" || sources.length > 0) return { sources };
  return { sources: [{ quality: "SD", height: 480, url }] };
}

const Root = styled.article`
  ${mixins.stack(2)}

  > header > p {
    ${mixins.wrappedRow(0, 3)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > [data-words] {
    max-width: ${size.prose};
    white-space: pre-line;
  }
  > ul {
    ${mixins.wrap(2)}
  }
  > ul > li {
    flex: 0 0 80px;
  }
  > ul button {
    position: relative;
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: ${radius.medium};
    cursor: zoom-in;
  }
  > ul button > svg {
    ${mixins.playSign("32px", "8px 7px 8px 9px")}
  }
  > footer {
    ${mixins.wrap(0, 6)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > footer > *,
  > blockquote > strong {
    ${mixins.row(2)}
  }
  > footer > :is(button, a) {
    min-height: 44px;
  }
  > footer > button[aria-pressed="true"] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
  }
  > footer > button[aria-pressed="true"] > svg {
    fill: currentcolor;
  }
  > blockquote {
    max-width: ${size.prose};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.neutralSoft};
    ${mixins.textStyle("small", { color: "neutralSoftInk" })}
    white-space: pre-line;
  }
  > blockquote > strong {
    margin-bottom: ${space[1]};
  }
`;
