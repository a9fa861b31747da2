import { KEYWORD_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { SearchSuggestion } from "@sen/api";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { lazyPart } from "../../lazy-part/index.ts";
import type { ComboboxHandlers, ListState } from "./SearchCombobox.tsx";
import type { Offered, SearchHistory } from "./search-history.ts";

/** Loads when the box is first focused. Without suggestions the box still searches, so a failed load shows nothing. */
const SearchCombobox = lazyPart(
  () => import("./SearchCombobox.tsx").then((module) => module.SearchCombobox),
  { failed: () => null },
);

const NO_LIST: ListState = { id: undefined, activeId: undefined };

export interface SearchBoxProps {
  /** Action URL of the form without JavaScript; it sends the query parameter `keyword`. */
  action: string;
  /** Keyword of the current page. */
  keyword?: string;
  /** Handles the submit with a client-side navigation. */
  onSearch?: (keyword: string) => void;
  /** Fetches suggestions; popular searches for an empty keyword. Called only after the box got the focus. */
  suggest?: (keyword: string) => Promise<SearchSuggestion[]>;
  /** Past searches on this device, and how to delete them. */
  history?: SearchHistory;
  /** URL of a suggestion other than a keyword. */
  hrefOf?: (suggestion: SearchSuggestion) => string;
  /** Called with that URL when such a suggestion is chosen. */
  onGo?: (href: string) => void;
}

/** The search box: a plain form that becomes a combobox with suggestions when focused. */
export function SearchBox(props: SearchBoxProps) {
  const { action, keyword = "", onSearch, suggest, history, hrefOf, onGo } = props;
  const { t } = useTranslation("shell");
  const input = useRef<HTMLInputElement>(null);
  const combobox = useRef<ComboboxHandlers>(null);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(keyword);
  const [list, setList] = useState(NO_LIST);

  const search = (words: string) => {
    setOpen(false);
    setTyped(words);
    onSearch?.(words);
  };
  const choose = (suggestion: Offered) => {
    const isSearch = ["keyword", "past", "product_kind"].includes(suggestion.kind);
    if (suggestion.kind === "past" || isSearch || !hrefOf) {
      search(suggestion.text);
      return;
    }
    setOpen(false);
    onGo?.(hrefOf(suggestion));
  };
  return (
    <Root
      role="search"
      action={action}
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
        aria-autocomplete="list"
        aria-expanded={list.id !== undefined}
        aria-controls={list.id}
        aria-activedescendant={list.activeId}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX_LENGTH}
        value={typed}
        onFocus={() => {
          setOpen(true);
          if (suggest === undefined) return;
          setUsed(true);
          void SearchCombobox.preload();
        }}
        onClick={() => setOpen(true)}
        onBlur={(event) => {
          // Focus moved to a button in the list: keep the list open.
          if (event.relatedTarget?.closest("[data-suggestions]")) return;
          if (combobox.current) combobox.current.onBlur?.(event);
          else setOpen(false);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          combobox.current?.onChange?.(event);
        }}
        onKeyDown={(event) => combobox.current?.onKeyDown?.(event)}
      />
      {used && suggest && (
        <SearchCombobox
          handlers={combobox}
          input={input}
          keyword={typed}
          open={open}
          onOpenChange={setOpen}
          suggest={suggest}
          history={history}
          onChoose={choose}
          onListChange={setList}
        />
      )}
      <button type="submit" aria-label={t("search.submit")}>
        <Search aria-hidden size={20} />
      </button>
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  ${mixins.fill}

  > input {
    ${mixins.fieldBox}
    padding: 0 ${space[12]} 0 ${space[4]};
    border-radius: ${radius.full};
    appearance: none;
    text-overflow: ellipsis;
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
    ${mixins.centered}
    ${mixins.square("44px")}
    border-radius: ${radius.full};
    color: ${color.brand};
  }
`;
