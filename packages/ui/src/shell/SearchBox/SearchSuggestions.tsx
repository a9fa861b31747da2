import { useTranslation } from "@sen/i18n";
import type { SearchSuggestion } from "@sen/api";
import { Search } from "lucide-react";
import { useEffect } from "react";
import { Picture } from "../../primitives/Picture/index.ts";

/** How long the typing must rest before suggestions are asked for, in ms. */
const REST_MS = 160;

export interface SearchSuggestionsProps {
  listId: string;
  keyword: string;
  marked: number;
  suggestions: readonly SearchSuggestion[];
  suggest: (keyword: string) => Promise<SearchSuggestion[]>;
  onSuggestions: (suggestions: readonly SearchSuggestion[]) => void;
  choose: (suggestion: SearchSuggestion) => void;
}

/** What may be meant, below the search box. Loaded when the box is first used. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { listId, keyword, marked, suggestions, suggest, onSuggestions, choose } = props;
  const { t } = useTranslation("shell");
  useEffect(() => {
    let late = false;
    const timer = window.setTimeout(
      () => {
        suggest(keyword).then(
          (found) => {
            if (!late) onSuggestions(found);
          },
          () => {
            // Suggestions are a help; without them the box still searches.
            if (!late) onSuggestions([]);
          },
        );
      },
      keyword === "" ? 0 : REST_MS,
    );
    return () => {
      late = true;
      window.clearTimeout(timer);
    };
  }, [keyword, suggest, onSuggestions]);

  return (
    <>
      {suggestions.map((suggestion, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard is the box's: it marks options with `aria-activedescendant`
        <div
          key={`${suggestion.kind}-${suggestion.id ?? suggestion.text}`}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            choose(suggestion);
          }}
        >
          <span>
            {suggestion.image_url ? (
              <Picture src={suggestion.image_url} alt="" sizes="40px" widest={160} />
            ) : (
              <Search aria-hidden size={18} />
            )}
          </span>
          <span>{suggestion.text}</span>
          {suggestion.kind !== "keyword" && <small>{t(`search.kind.${suggestion.kind}`)}</small>}
        </div>
      ))}
    </>
  );
}
