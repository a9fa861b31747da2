import type { SearchSuggestion } from "@sen/api";
import { matchingPastSearches } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useCombobox, type UseComboboxGetInputPropsReturnValue } from "downshift";
import { History, Search, X } from "lucide-react";
import {
  Fragment,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from "react";
import { styled } from "styled-components";
import { color, mixins, radius, shadow, size, space } from "../../foundations/index.ts";
import { IconButton, LiveRegion, Picture, VisuallyHidden } from "../../primitives/index.ts";
import { offeredPast, type Offered, type SearchHistory } from "./search-history.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Input events the box forwards to the combobox. */
export type ComboboxHandlers = Pick<UseComboboxGetInputPropsReturnValue, "onBlur" | "onChange" | "onKeyDown">;

/** State of the list for the box's ARIA attributes. */
export interface ListState {
  /** Id of the list element; undefined while hidden. */
  id: string | undefined;
  /** Id of the active option, which Enter chooses. */
  activeId: string | undefined;
}

interface SearchComboboxProps {
  /** Receives the handlers that the box forwards events to. */
  handlers: Ref<ComboboxHandlers>;
  /** The search input. */
  input: RefObject<HTMLInputElement | null>;
  keyword: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Fetches suggestions for the input. */
  suggest: (keyword: string) => Promise<SearchSuggestion[]>;
  /** Past searches on this device; not offered without it. */
  history: SearchHistory | undefined;
  /** Called with the chosen entry. */
  onChoose: (offered: Offered) => void;
  /** Called when the list opens or closes, or its active option changes. */
  onListChange: (list: ListState) => void;
}

const textOf = (offered: Offered | null) => offered?.text ?? "";

/** Entries that open a page of their own show their kind. */
const isPlace = ({ kind }: Offered) => kind !== "keyword" && kind !== "past";

/** Number of past searches shown for empty input, and while typing. */
const PAST_SHOWN = 5;
const PAST_WHILE_TYPING = 2;
const NO_PAST: readonly string[] = [];

/** Home and End move the text cursor, not the active option. */
const isTextKey = ({ key }: KeyboardEvent) => key === "Home" || key === "End";

/** Turns the search box into a combobox: renders the suggestions and handles the keyboard. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { handlers, input, keyword, open, onOpenChange, onChoose, onListChange, suggest, history } = props;
  const { t } = useTranslation("shell");
  const { dong } = useFormat();
  const typed = keyword.trim();
  const found = useSuggestions(typed, open, suggest);
  const [past, setPast] = useState(() => history?.read() ?? NO_PAST);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Another page or tab may have added searches since.
    if (open && history) setPast(history.read());
  }
  const suggestions = useMemo(() => {
    const shown = offeredPast(
      matchingPastSearches(past, typed).slice(0, typed === "" ? PAST_SHOWN : PAST_WHILE_TYPING),
    );
    const again = new Set(shown.map(({ text }) => text.toLowerCase()));
    return [
      ...shown,
      ...found.filter(({ kind, text }) => kind !== "keyword" || !again.has(text.toLowerCase())),
    ];
  }, [past, typed, found]);
  const pastShown = suggestions.filter(({ kind }) => kind === "past");
  const managed = typed === "" && pastShown.length > 0;
  const forget = (one?: string) => {
    history?.forget(one);
    setPast(history?.read() ?? NO_PAST);
    input.current?.focus();
  };
  const list = useCombobox<Offered>({
    items: suggestions,
    itemToString: textOf,
    inputValue: keyword,
    isOpen: open,
    selectedItem: null,
    onIsOpenChange: ({ isOpen }) => onOpenChange(isOpen),
    // Keep the input: blur chooses nothing, and Esc closes the list without clearing it.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const { highlightedIndex, setHighlightedIndex, getItemProps, getMenuProps } = list;
  const { ref: menuRef, ...menu } = getMenuProps({ "aria-label": t("search.suggestions") });
  const expanded = open && suggestions.length > 0;
  const box = list.getInputProps({
    "aria-label": t("search.label"),
    onKeyDown: (event) => {
      const passedOn =
        isTextKey(event) ||
        (event.key === "Enter" && highlightedIndex < 0) ||
        (event.key === "Escape" && !expanded);
      if (passedOn) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });
  const listId = expanded ? box["aria-controls"] : undefined;
  const activeId = (expanded && box["aria-activedescendant"]) || undefined;

  const attach = box.ref;
  useLayoutEffect(() => {
    if (typeof attach === "function") attach(input.current);
  }, [attach, input]);
  useImperativeHandle(handlers, () => box);
  useLayoutEffect(() => onListChange({ id: listId, activeId }), [onListChange, listId, activeId]);
  // New suggestions: reset the active option.
  useLayoutEffect(() => setHighlightedIndex(-1), [suggestions, setHighlightedIndex]);

  return (
    <Root>
      <div
        ref={menuRef as Ref<HTMLDivElement>}
        role="presentation"
        data-suggestions
        hidden={!expanded}
        onBlur={({ relatedTarget }) => {
          const stays = relatedTarget === input.current || relatedTarget?.closest("[data-suggestions]");
          if (!stays) onOpenChange(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          input.current?.focus();
          onOpenChange(false);
        }}
      >
        <div {...menu}>
          {expanded && managed && <p aria-hidden>{t("search.past")}</p>}
          {expanded &&
            suggestions.map((suggestion, index) => (
              <Fragment key={`${suggestion.kind}-${suggestion.id ?? suggestion.text}`}>
                {managed && index === pastShown.length && <p aria-hidden>{t("search.top")}</p>}
                <div {...getItemProps({ item: suggestion, index })} data-kind={suggestion.kind}>
                  <span>
                    {suggestion.image_url ? (
                      <Picture src={suggestion.image_url} alt="" sizes="40px" widest={160} />
                    ) : suggestion.kind === "past" ? (
                      <History aria-hidden size={18} />
                    ) : (
                      <Search aria-hidden size={18} />
                    )}
                  </span>
                  <span>{suggestion.text}</span>
                  {suggestion.kind === "past" && <VisuallyHidden>{t("search.kind.past")}</VisuallyHidden>}
                  {isPlace(suggestion) && <small>{t(`search.kind.${suggestion.kind}`)}</small>}
                  {suggestion.price !== null && <b>{dong(suggestion.price)}</b>}
                </div>
              </Fragment>
            ))}
        </div>
        {expanded && managed && (
          <div data-forget>
            <button type="button" onClick={() => forget()}>
              {t("search.forget_all")}
            </button>
            {pastShown.map(({ text: one }) => (
              <IconButton
                key={one}
                label={t("search.forget_one", { keyword: one })}
                icon={<X aria-hidden size={18} />}
                onClick={() => forget(one)}
              />
            ))}
          </div>
        )}
      </div>
      <LiveRegion message={expanded ? t("search.found", { count: suggestions.length }) : ""} />
    </Root>
  );
}

const Root = styled.div`
  > [data-suggestions] {
    position: absolute;
    inset: calc(100% + ${space[2]}) 0 auto;
    max-height: min(70dvh, 520px, 100dvh - ${size.header} - ${size.bottomBar} - ${space[4]});
    overflow-y: auto;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.mid};
  }
  [role="listbox"] > p {
    ${mixins.row()}
    min-height: 44px;
    padding-inline: ${space[3]};
    ${mixins.textStyle("small", { weight: "semibold", color: "inkMuted" })}
  }
  /* Beside the one-line past searches: buttons to delete all of them, then each one. */
  [data-forget] {
    position: absolute;
    top: ${space[2]};
    right: ${space[2]};
    display: grid;
    justify-items: end;
  }
  [data-forget] > button {
    min-height: 48px;
  }
  [data-forget] > button:first-child {
    min-height: 44px;
    padding-inline: ${space[3]};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
  }
  [data-kind="past"] > span:nth-child(2) {
    ${mixins.oneLine}
    margin-right: 44px;
  }
  [role="option"] {
    ${mixins.wrappedRow(0, 3)}
    min-height: 48px;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    cursor: pointer;
  }
  [role="option"] > span:nth-child(2) {
    ${mixins.twoLines}
    flex: 1 6rem; /* Large text moves the price or kind to the next line. */
  }
  [role="option"] > span:first-child {
    flex: none;
    ${mixins.centered}
    ${mixins.square("40px")}
    overflow: hidden;
    border-radius: ${radius.small};
    color: ${color.inkMuted};
  }
  /* The picture and price show that it is a product; the text is for screen readers. */
  [data-kind="product"] > small {
    ${mixins.hiddenVisually}
  }
  [role="option"] > :is(b, small) {
    margin-left: auto;
  }
  [role="option"] > b {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  [role="option"][aria-selected="true"] {
    ${mixins.current}
  }
  [role="option"][aria-selected="true"] > * {
    color: inherit;
  }
  @media (max-width: 29.99em) {
    > [data-suggestions] {
      position: fixed;
      inset: 64px ${space[2]} auto;
    }
  }
`;
