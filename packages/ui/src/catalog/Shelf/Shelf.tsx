import { useTranslation } from "@sen/i18n";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";
import { Link } from "../../primitives/index.ts";

export interface ShelfProps {
  /** The heading. */
  title: string;
  /** One line below the title. */
  text?: string;
  /** Beside the title, such as a countdown. */
  aside?: ReactNode;
  /** URL of the whole list; no link without it. */
  moreHref?: string | undefined;
  /** Adds a top margin, for a section below the page's own content. @default false */
  isBelowPage?: boolean;
  /** The content. */
  children: ReactNode;
}

/** A section of a page with a heading, and a link to the whole list. */
export function Shelf({ title, text: line, aside, moreHref, isBelowPage, children }: ShelfProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root data-below-page={isBelowPage || undefined}>
      <div data-head>
        <div>
          <h2>{title}</h2>
          {line !== undefined && <p data-muted>{line}</p>}
        </div>
        {aside}
        {moreHref !== undefined && (
          <Link href={moreHref} data-more aria-label={`${t("see_all")}: ${title}`}>
            {t("see_all")}
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  &[data-below-page] {
    margin-top: ${space[8]};
  }
  > [data-head] {
    ${mixins.wrappedRow(1, 3)}
    margin-bottom: ${space[3]};
  }
  /* A long title breaks beside the link, not above it. */
  > [data-head] > div:has(+ [data-more]) {
    flex: 1 1 0;
  }
  > [data-head] > [data-more] {
    ${mixins.touchRow("2px")}
    margin-left: auto;
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
    white-space: nowrap;
  }
  > [data-head] > [data-more] > svg {
    margin-right: -6px; /* The arrow, not its box, ends at the edge. */
  }
  > [data-head] > [data-more]:hover {
    color: ${color.brandStrong};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  ${media.large} {
    &[data-below-page] {
      margin-top: ${space[12]};
    }
    > [data-head] {
      margin-bottom: ${space[4]};
    }
  }
`;
