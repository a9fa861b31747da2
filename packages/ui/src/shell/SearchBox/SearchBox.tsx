import { useTranslation } from "@sen/i18n";
import type { SearchSuggestion } from "@sen/api";
import { Search } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { color, media, motion, radius, shadow, space, text, weight } from "../../foundations/index.ts";
import { LiveRegion } from "../../primitives/LiveRegion/index.ts";

const SearchSuggestions = lazy(() => import("./SearchSuggestions.tsx"));

export interface SearchBoxProps {
  /** Where the form goes when it is sent without JavaScript; the keyword travels as `keyword`. */
  action: string;
  /** What was searched for on this page. */
  keyword?: string;
  /** Takes over the sending: a step within the application. */
  onSearch?: (keyword: string) => void;
  /** What may be meant; with an empty keyword what many search for. Asked only once the box has the focus. */
  suggest?: (keyword: string) => Promise<SearchSuggestion[]>;
  /** Where a suggestion other than a keyword leads. */
  hrefOf?: (suggestion: SearchSuggestion) => string;
  /** A suggestion other than a keyword was chosen by keyboard. */
  onGo?: (href: string) => void;
}

/** The search box: a plain form at first, suggestions when it is used. */
export function SearchBox({ action, keyword = "", onSearch, suggest, hrefOf, onGo }: SearchBoxProps) {
  const { t } = useTranslation("shell");
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(keyword);
  const [marked, setMarked] = useState(-1);
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);

  const search = (words: string) => {
    setOpen(false);
    setTyped(words);
    onSearch?.(words);
  };
  const choose = (suggestion: SearchSuggestion) => {
    if (suggestion.kind === "keyword" || !hrefOf) {
      search(suggestion.text);
      return;
    }
    setOpen(false);
    onGo?.(hrefOf(suggestion));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (event.key === "Escape" && open) {
      event.preventDefault();
      setOpen(false);
      setMarked(-1);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (count === 0) return;
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: the box itself.
      const step = event.key === "ArrowDown" ? 1 : -1;
      setMarked(((marked + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && open) {
      const suggestion = suggestions[marked];
      if (!suggestion) return;
      event.preventDefault();
      choose(suggestion);
    }
  };
  const expanded = open && suggestions.length > 0;
  return (
    <Root
      role="search"
      action={action}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onSubmit={(event) => {
        const words = typed.trim();
        if (words === "" || onSearch) event.preventDefault();
        if (words === "") input.current?.focus();
        else if (onSearch) search(words);
      }}
    >
      <input
        ref={input}
        type="search"
        name="keyword"
        role="combobox"
        aria-label={t("search.label")}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && marked >= 0 ? `${listId}-${marked}` : undefined}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onFocus={() => {
          setOpen(true);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={t("search.submit")}>
        <Search aria-hidden size={20} />
      </button>
      <div id={listId} role="listbox" aria-label={t("search.suggestions")} hidden={!expanded}>
        {open && suggest && (
          <Suspense fallback={null}>
            <SearchSuggestions
              {...{ listId, marked, suggest, suggestions, choose }}
              keyword={typed.trim()}
              onSuggestions={setSuggestions}
            />
          </Suspense>
        )}
      </div>
      <LiveRegion message={expanded ? t("search.found", { count: suggestions.length }) : ""} />
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;

  > input {
    width: 100%;
    height: 44px;
    padding: 0 ${space[12]} 0 ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    appearance: none;
    text-overflow: ellipsis;
    transition: border-color ${motion.quick};
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > input:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
    border-color: ${color.focus};
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.full};
    color: ${color.brand};
  }
  > [role="listbox"] {
    position: absolute;
    inset: calc(100% + ${space[2]}) 0 auto;
    max-height: min(70dvh, 520px);
    overflow-y: auto;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.mid};
  }
  [role="option"] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 48px;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    cursor: pointer;
  }
  [role="option"] > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [role="option"] > span:first-child {
    flex: none;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    overflow: hidden;
    border-radius: ${radius.small};
    color: ${color.inkMuted};
  }
  [role="option"] > small {
    flex: none;
    font: ${text.caption};
    color: ${color.inkMuted};
  }
  [role="option"][aria-selected="true"] {
    background: ${color.brandSoft};
    color: ${color.brandSoftInk};
    font-weight: ${weight.medium};
  }
  [role="option"][aria-selected="true"] > * {
    color: inherit;
  }
  ${media.hover} {
    [role="option"]:hover {
      background: ${color.surfaceHover};
    }
  }
  @media (max-width: 479.98px) {
    > [role="listbox"] {
      position: fixed;
      inset: 64px ${space[2]} auto;
    }
  }
`;
