import type { TopSearch } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { TrendingUp } from "lucide-react";
import { styled } from "styled-components";
import { mixins, space, text } from "../../foundations/index.ts";
import { LinkChips } from "../../primitives/index.ts";

export interface TopSearchesProps {
  /** Popular searches, the most frequent first. */
  searches: readonly TopSearch[];
  /** URL of a search's results. */
  searchHref: (keyword: string) => string;
}

/** Links to popular searches. Renders nothing if there are none. */
export function TopSearches({ searches, searchHref }: TopSearchesProps) {
  const { t } = useTranslation("catalog");
  if (searches.length === 0) return null;
  return (
    <Root>
      <h2>{t("search.top")}</h2>
      <LinkChips
        chips={searches.map(({ keyword }) => ({
          label: keyword,
          href: searchHref(keyword),
          icon: <TrendingUp aria-hidden />,
        }))}
      />
    </Root>
  );
}

const Root = styled.section`
  ${mixins.column("640px")}
  padding-bottom: ${space[6]};
  text-align: center;

  > h2 {
    margin-bottom: ${space[3]};
    font: ${text.lead};
  }
  > ul {
    justify-content: center;
  }
`;
