import { changeFilters, tidyText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { ButtonLink } from "../../primitives/index.ts";
import { FilterForm } from "../FilterForm/FilterForm.tsx";
import type { ListingProps } from "../Listing/Listing.tsx";
import { SearchNotes } from "../SearchNotes/SearchNotes.tsx";

export interface ListSearchProps extends Pick<ListingProps, "list" | "filters" | "hrefOf" | "onNavigate"> {
  /** What is searched: "Tìm trong Lụa Việt". */
  label: string;
}

/** Searches one list, that of a shop or of a mall; the keyword stands in the address beside the filters. */
export function ListSearch({ label, list, filters, hrefOf, onNavigate }: ListSearchProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = filters;
  return (
    <Root role="search" aria-label={label}>
      <FilterForm
        key={keyword}
        base={changeFilters(filters, { keyword: "" })}
        hrefOf={hrefOf}
        onChange={
          onNavigate &&
          ((fields) => {
            const typed = tidyText(String(fields.get("keyword") ?? ""));
            onNavigate(hrefOf(changeFilters(filters, { keyword: typed })));
          })
        }
      >
        <SearchField
          label={label}
          placeholder={label}
          defaultValue={keyword}
          maxLength={100}
          submitLabel={t("search.submit")}
        />
      </FilterForm>
      {keyword !== "" && (
        <div>
          <p>{t("search.results", { keyword })}</p>
          <SearchNotes
            list={list}
            searchHref={(meant) => hrefOf(changeFilters(filters, { keyword: meant }))}
          />
          <ButtonLink tone="quiet" size="small" href={hrefOf(changeFilters(filters, { keyword: "" }))}>
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
