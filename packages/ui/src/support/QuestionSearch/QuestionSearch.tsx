import { useTranslation } from "@sen/i18n";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";

export interface QuestionSearchProps {
  /** What is searched for. */
  keyword: string;
  /** Each letter; without JavaScript the form asks for the page with the keyword. */
  onType: (keyword: string) => void;
  /** Enter or the button: the keyword goes into the address. */
  onSearch: (keyword: string) => void;
  /** The page that takes the keyword, as `q`: `keyword` is the shop's own search. */
  action: string;
}

/** Searches the questions as one types. A plain form, which also works before the page is alive. */
export function QuestionSearch({ keyword, onType, onSearch, action }: QuestionSearchProps) {
  const { t } = useTranslation("support");
  return (
    <form
      role="search"
      aria-label={t("search.label")}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(keyword.trim());
      }}
    >
      <SearchField
        name="q"
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={keyword}
        onChange={(event) => onType(event.target.value)}
        submitLabel={t("search.submit")}
      />
    </form>
  );
}
