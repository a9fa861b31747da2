import type { BlogCard as Article } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Clock, Eye, Heart, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import { media, mixins, space, text } from "../../foundations/index.ts";
import { Badge, Link, Picture, Time, VisuallyHidden } from "../../primitives/index.ts";

export interface BlogCardProps {
  /** The article, without its text. */
  article: Article;
  /** URL of the article. */
  href: string;
  /** Loads the picture with high priority, for the largest contentful paint. Once per page. @default false */
  priority?: boolean;
  /** The lead article: text beside the picture if there is room. @default false */
  lead?: boolean;
  /** Level of its title, one below the list's heading. @default "h3" */
  heading?: "h2" | "h3";
}

const SIZES = "(min-width: 64em) 380px, (min-width: 48em) 46vw, 94vw";
const LEAD_SIZES = "(min-width: 64em) 620px, 94vw";

/** An article in a list. The whole card is a link. */
export function BlogCard({ article, href, priority, lead = false, heading: Heading = "h3" }: BlogCardProps) {
  const { t } = useTranslation("blog");
  const { compact } = useFormat();
  const { reading_minutes, view_count, like_count, type, topic } = article;
  const counted = (count: number, Icon: LucideIcon, key: "blog:card.views" | "blog:card.likes") => {
    const amount = compact(compactCount(count));
    return (
      count > 0 && (
        <span>
          <Icon aria-hidden size={14} />
          <span aria-hidden>{amount}</span>
          <VisuallyHidden>{t(key, { amount })}</VisuallyHidden>
        </span>
      )
    );
  };
  return (
    <Root data-lead={lead || undefined}>
      <div>
        <Picture
          src={article.image_url}
          alt=""
          ratio="16 / 9"
          sizes={lead ? LEAD_SIZES : SIZES}
          priority={priority}
          widest={lead ? 1280 : 960}
        />
      </div>
      <div data-words>
        <p data-kind>
          {type === "news" && <Badge tone="brand">{t("types.news")}</Badge>}
          <span>{topic.name}</span>
        </p>
        <Heading data-small>
          <Link href={href}>{article.title}</Link>
        </Heading>
        <p data-summary>{article.summary}</p>
        <p data-facts>
          <Time dateTime={article.published_at} precision="day" />
          <span>
            <Clock aria-hidden size={14} />
            {t("card.minutes", { count: reading_minutes })}
          </span>
          {counted(view_count, Eye, "blog:card.views")}
          {counted(like_count, Heart, "blog:card.likes")}
        </p>
      </div>
    </Root>
  );
}

const Root = styled.article`
  ${mixins.linkCard}
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  min-width: 0;
  overflow: clip;

  > [data-words] {
    ${mixins.flex(2)}
    flex-direction: column;
    padding: ${space[3]} ${space[4]} ${space[4]};
  }
  [data-kind] {
    ${mixins.wrappedRow(1, 2)}
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  [data-summary] {
    ${mixins.twoLines}
    -webkit-line-clamp: 3;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-facts] {
    ${mixins.wrappedRow(1, 3)}
    margin-top: auto;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  [data-facts] > span {
    ${mixins.inlineRow(1)}
  }
  ${media.medium} {
    &[data-lead] {
      grid-template: auto / 3fr 2fr;
      align-items: center;
    }
    &[data-lead] > [data-words] {
      padding: ${space[6]};
    }
    &[data-lead] :is(h2, h3) {
      font: ${text.title};
    }
  }
`;
