import { useTranslation } from "@sen/i18n";
import type { SearchSuggestion } from "@sen/api";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { lazyPart } from "../../lazy-part/index.ts";
import type { ComboboxHandlers, ListState } from "./SearchCombobox.tsx";
import type { Offered, SearchHistory } from "./search-history.ts";

/** Loaded when the box is first used. Suggestions are a help: without them the box still searches. */
const SearchCombobox = lazyPart(
  () => import("./SearchCombobox.tsx").then((module) => module.SearchCombobox),
  { failed: () => null },
);

const NO_LIST: ListState = { id: undefined, activeId: undefined };

export interface SearchBoxProps {
  /** Where the form goes when it is sent without JavaScript; the keyword travels as `keyword`. */
  action: string;
  /** What was searched for on this page. */
  keyword?: string;
  /** Takes over the sending: a step within the application. */
  onSearch?: (keyword: string) => void;
  /** What may be meant; with an empty keyword what many search for. Asked only once the box has the focus. */
  suggest?: (keyword: string) => Promise<SearchSuggestion[]>;
  /** What was searched for on this device, and the ways to forget it. */
  history?: SearchHistory;
  /** Where a suggestion other than a keyword leads. */
  hrefOf?: (suggestion: SearchSuggestion) => string;
  /** A suggestion other than a keyword was chosen. */
  onGo?: (href: string) => void;
}

/** The search box: a plain form at first, a combobox with suggestions once it is used. */
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
        maxLength={100}
        value={typed}
        onFocus={() => {
          setOpen(true);
          if (suggest === undefined) return;
          setUsed(true);
          void SearchCombobox.preload();
        }}
        onClick={() => setOpen(true)}
        onBlur={(event) => {
          // Into the list's own buttons: it stays open.
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
