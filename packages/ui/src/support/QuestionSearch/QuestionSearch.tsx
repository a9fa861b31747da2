import { useTranslation } from "@sen/i18n";
import { Search } from "lucide-react";
import { IconButton, TextField } from "../../primitives/index.ts";

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
      <TextField
        type="search"
        name="q"
        label={t("search.label")}
        hideLabel
        placeholder={t("search.placeholder")}
        value={keyword}
        onChange={(event) => onType(event.target.value)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        end={<IconButton type="submit" label={t("search.submit")} icon={<Search aria-hidden size={20} />} />}
      />
    </form>
  );
}
