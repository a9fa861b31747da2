import { changeFilters, tidyText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Search } from "lucide-react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { ButtonLink, IconButton, TextField } from "../../primitives/index.ts";
import { FilterForm } from "../FilterForm/index.ts";
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
        <TextField
          type="search"
          name="keyword"
          label={label}
          hideLabel
          placeholder={label}
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          end={
            <IconButton type="submit" label={t("search.submit")} icon={<Search aria-hidden size={20} />} />
          }
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
    overflow-wrap: anywhere;
  }
`;
