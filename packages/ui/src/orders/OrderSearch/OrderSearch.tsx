import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { ButtonLink } from "../../primitives/index.ts";

export interface OrderSearchProps {
  /** Search keyword; empty for none. */
  keyword: string;
  /** URL of the same tab without the keyword, to clear the search. */
  clearHref: string;
  /** Called with the trimmed keyword; an empty one clears the search. */
  onSearch: (keyword: string) => void;
}

/** Searches the customer's orders by code, product or shop. The keyword lives in the URL. */
export function OrderSearch({ keyword, clearHref, onSearch }: OrderSearchProps) {
  const { t } = useTranslation("orders");
  return (
    <Root
      role="search"
      aria-label={t("search.label")}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get("keyword") ?? "").trim());
      }}
    >
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        defaultValue={keyword}
        maxLength={100}
        submitLabel={t("search.submit")}
      />
      {keyword !== "" && (
        <ButtonLink tone="quiet" href={clearHref}>
          {t("search.clear")}
        </ButtonLink>
      )}
    </Root>
  );
}

const Root = styled.form`
  ${mixins.wrap(2)}
  align-items: start;

  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;
