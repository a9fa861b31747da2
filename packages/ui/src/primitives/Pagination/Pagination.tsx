import { useFormat } from "@sen/i18n";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, motion, radius, space } from "../../foundations/index.ts";
import { Link } from "../Link/Link.tsx";
import { pageNumbers } from "./page-numbers.ts";
import type { RootProps } from "../root-props.ts";

export interface PaginationProps extends RootProps<"nav"> {
  /** Current page, from 1. */
  page: number;
  /** Number of the last page. */
  lastPage: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
}

/** Page links, so that each page has its own URL. Renders nothing for a single page. */
export function Pagination({ page, lastPage, hrefOf, ...root }: PaginationProps) {
  const { words } = useFormat();
  if (lastPage <= 1) return null;
  return (
    <Root aria-label={words.pages} {...root}>
      <ul>
        <li>
          {page > 1 && (
            <Link href={hrefOf(page - 1)} aria-label={words.previous} rel="prev">
              <ChevronLeft aria-hidden size={20} />
            </Link>
          )}
        </li>
        {pageNumbers(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              "…"
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={`${words.page} ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < lastPage && (
            <Link href={hrefOf(page + 1)} aria-label={words.next} rel="next">
              <ChevronRight aria-hidden size={20} />
            </Link>
          )}
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  > ul {
    ${mixins.wrap()}
    justify-content: center;
  }
  li,
  a {
    ${mixins.centered}
    min-width: 44px;
    min-height: 44px;
  }
  li {
    color: ${color.inkMuted};
  }
  /* Seven links and two gaps in one row of a phone. */
  li:not(:has(a)) {
    min-width: 0;
    width: min(44px, 2.7vw);
  }
  a {
    padding-inline: ${space[2]};
    border-radius: ${radius.full};
    color: ${color.ink};
    transition: background ${motion.quick};
  }
  a:hover {
    background: ${color.surfaceSunken};
  }
  a[aria-current] {
    ${mixins.current}
  }
`;
