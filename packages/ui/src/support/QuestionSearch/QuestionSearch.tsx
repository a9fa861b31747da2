import { useTranslation } from "@sen/i18n";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";

export interface QuestionSearchProps {
  /** Search keyword. */
  keyword: string;
  /** Called on every keystroke. Without JavaScript the form submits the keyword. */
  onType: (keyword: string) => void;
  /** Called on Enter or the button, to put the keyword into the URL. */
  onSearch: (keyword: string) => void;
  /** Action URL. The parameter is `q`, because `keyword` is the shop's product search. */
  action: string;
}

/** Searches the questions while typing. A plain form, so that it works before hydration. */
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
