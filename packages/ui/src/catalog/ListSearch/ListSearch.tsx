import { changeFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { ButtonLink } from "../../primitives/index.ts";
import { KeywordForm } from "../KeywordForm/KeywordForm.tsx";
import type { ListingProps } from "../Listing/Listing.tsx";
import { SearchNotes } from "../SearchNotes/SearchNotes.tsx";

export interface ListSearchProps extends Pick<ListingProps, "list" | "filters" | "hrefOf" | "onNavigate"> {
  /** Label of the search: "Tìm trong Lụa Việt". */
  label: string;
}

/** Searches the products of a shop or mall; the keyword is part of the URL, like the filters. */
export function ListSearch({ label, list, filters, hrefOf, onNavigate }: ListSearchProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = filters;
  const withKeyword = (words: string) => changeFilters(filters, { keyword: words });
  return (
    <Root role="search" aria-label={label}>
      <KeywordForm
        {...{ filters, hrefOf, onNavigate, label, withKeyword }}
        placeholder={label}
        submitLabel={t("search.submit")}
      />
      {keyword !== "" && (
        <div>
          <p>{t("search.results", { keyword })}</p>
          <SearchNotes list={list} searchHref={(meant) => hrefOf(withKeyword(meant))} />
          <ButtonLink tone="quiet" size="small" href={hrefOf(withKeyword(""))}>
            {t("search.clear")}
          </ButtonLink>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(2)}
  margin-bottom: ${space[4]};

  > form {
    max-width: 480px;
  }
  > div {
    display: grid;
    justify-items: start;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
