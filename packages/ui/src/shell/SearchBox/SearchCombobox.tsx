import type { SearchSuggestion } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useCombobox, type UseComboboxGetInputPropsReturnValue } from "downshift";
import { Search } from "lucide-react";
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent, type Ref, type RefObject } from "react";
import { styled } from "styled-components";
import { color, radius, shadow, space, text, weight } from "../../foundations/index.ts";
import { LiveRegion } from "../../primitives/LiveRegion/index.ts";
import { Picture } from "../../primitives/Picture/index.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** What the box passes on to the combobox. */
export type ComboboxHandlers = Pick<UseComboboxGetInputPropsReturnValue, "onBlur" | "onChange" | "onKeyDown">;

/** The list as the box describes it to assistive technology. */
export interface ListState {
  /** Its element; undefined while there is none to see. */
  id: string | undefined;
  /** The option that Enter chooses. */
  activeId: string | undefined;
}

export interface SearchComboboxProps {
  /** Receives what the box is to pass on. */
  handlers: Ref<ComboboxHandlers>;
  /** The field, for whoever focuses it. */
  input: RefObject<HTMLInputElement | null>;
  /** What is typed in the box. */
  keyword: string;
  /** Whether it is shown. */
  open: boolean;
  /** The list is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Asks for suggestions to what was typed. */
  suggest: (keyword: string) => Promise<SearchSuggestion[]>;
  /** One was chosen. */
  onChoose: (suggestion: SearchSuggestion) => void;
  /** The list of suggestions opened, closed or moved on. */
  onListChange: (list: ListState) => void;
}

const textOf = (suggestion: SearchSuggestion | null) => suggestion?.text ?? "";

/** Home and End move within what is typed, not within the list. */
const isTextKey = ({ key }: KeyboardEvent) => key === "Home" || key === "End";

/** Makes the search box a combobox: the list of suggestions, and the box's keyboard. */
export function SearchCombobox({
  handlers,
  input,
  keyword,
  open,
  onOpenChange,
  onChoose,
  onListChange,
  suggest,
}: SearchComboboxProps) {
  const { t } = useTranslation("shell");
  const suggestions = useSuggestions(keyword.trim(), open, suggest);
  const list = useCombobox<SearchSuggestion>({
    items: suggestions as SearchSuggestion[],
    itemToString: textOf,
    inputValue: keyword,
    isOpen: open,
    selectedItem: null,
    onIsOpenChange: ({ isOpen }) => {
      onOpenChange(isOpen);
    },
    // What is typed stays: leaving the box chooses nothing, Esc closes the list and clears nothing.
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
  useLayoutEffect(() => {
    onListChange({ id: listId, activeId });
  }, [onListChange, listId, activeId]);
  // Other suggestions: none of them is marked yet.
  useLayoutEffect(() => {
    setHighlightedIndex(-1);
  }, [suggestions, setHighlightedIndex]);

  return (
    <Root>
      <div {...getMenuProps({ "aria-label": t("search.suggestions") })} hidden={!expanded}>
        {expanded &&
          suggestions.map((suggestion, index) => (
            <div
              key={`${suggestion.kind}-${suggestion.id ?? suggestion.text}`}
              {...getItemProps({ item: suggestion, index })}
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
      </div>
      <LiveRegion message={expanded ? t("search.found", { count: suggestions.length }) : ""} />
    </Root>
  );
}

const Root = styled.div`
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
  @media (max-width: 479.98px) {
    > [role="listbox"] {
      position: fixed;
      inset: 64px ${space[2]} auto;
    }
  }
`;
