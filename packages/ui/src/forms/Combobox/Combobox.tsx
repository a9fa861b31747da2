import { plainText, searchChoices, type ChoiceWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useCombobox } from "downshift";
import { Check, ChevronDown } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { styled } from "styled-components";
import { color, media, mixins, radius, shadow, space } from "../../foundations/index.ts";
import { Field, LiveRegion, type FieldTexts } from "../../primitives/index.ts";

export interface ComboboxProps<Choice> extends FieldTexts {
  /** Options in display order. */
  choices: readonly Choice[];
  /** Unique key of an option. */
  keyOf: (choice: Choice) => string;
  /** Name shown in the field. */
  nameOf: (choice: Choice) => string;
  /** Search terms of an option; accents and case are ignored. */
  wordsOf: (choice: Choice) => ChoiceWords;
  /** Renders an option in the list. @default its name */
  show?: (choice: Choice) => ReactNode;
  /** Key of the chosen option; empty for none. */
  value: string;
  /** Called with the newly chosen option. */
  onChange: (choice: Choice) => void;
  /** Called with what is typed, to load the options of a list that is searched elsewhere; empty once one is chosen. */
  onQuery?: (query: string) => void;
  /** Shown in place of an empty list; nothing if empty. @default that nothing matches */
  empty?: string;
  /** Whether something must be chosen. @default true */
  required?: boolean;
  /** Called on blur, to trigger validation. */
  onBlur?: () => void;
  /** Disables the field. @default false */
  disabled?: boolean;
  /** What to type, or why the field is disabled. */
  placeholder?: string;
  /** Value of the HTML `autocomplete` attribute. @default "off" */
  autoComplete?: string;
  /** Opens the list on mount. @default false */
  initialIsOpen?: boolean;
  /** Ref to the `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice from a long list, filtered by typing. For a short list use `Select`. */
export function Combobox<Choice>(props: ComboboxProps<Choice>) {
  const { choices, keyOf, nameOf, show = nameOf, value, onBlur, disabled = false, placeholder, ref } = props;
  const { t } = useTranslation("shell");
  const chosen = choices.find((choice) => keyOf(choice) === value) ?? null;
  const { found, isOpen, ...list } = useList(props, chosen);
  const { label, hideLabel = false, hint, error } = props;
  const { empty = t("choice.none"), required = true } = props;
  const told = found.length === 0 ? empty : t("choice.found", { count: found.length });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes the list, but neither closes the surrounding dialog nor clears the choice.
    if (isOpen) event.preventDefault();
    else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    <Field {...{ label, hideLabel, hint, error }}>
      {(control) => (
        <Root>
          <div>
            <input
              {...list.getInputProps({
                ...control,
                ...{ ref, placeholder, disabled, onBlur, onKeyDown },
                "aria-labelledby": undefined,
                required,
                autoComplete: props.autoComplete ?? "off",
              })}
            />
            <button
              type="button"
              {...list.getToggleButtonProps({ disabled })}
              aria-label={t("choice.open", { label })}
            >
              <ChevronDown aria-hidden size={20} />
            </button>
          </div>
          <ul
            {...list.getMenuProps({
              "aria-labelledby": undefined,
              "aria-label": t("choice.list", { label }),
            })}
            hidden={!isOpen || found.length === 0}
          >
            {isOpen &&
              found.map((choice, index) => (
                <li key={keyOf(choice)} {...list.getItemProps({ item: choice, index })}>
                  <span>{show(choice)}</span>
                  {choice === chosen && <Check aria-hidden size={18} />}
                </li>
              ))}
          </ul>
          {isOpen && found.length === 0 && told !== "" && <p>{told}</p>}
          <LiveRegion message={isOpen ? told : ""} />
        </Root>
      )}
    </Field>
  );
}

function useList<Choice>(props: ComboboxProps<Choice>, chosen: Choice | null) {
  const { choices, keyOf, wordsOf, onChange, onQuery, initialIsOpen = false } = props;
  const [query, setQuery] = useState("");
  const found = searchChoices(choices, query, wordsOf);
  const nameOf = (choice: Choice | null | undefined) => (choice ? props.nameOf(choice) : "");
  const combobox = useCombobox<Choice>({
    items: found,
    initialIsOpen,
    itemToString: nameOf,
    itemToKey: (choice) => choice && keyOf(choice),
    selectedItem: chosen,
    stateReducer: ({ inputValue }, { type, changes }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      // A full name, typed or autofilled, counts as a choice; any other text is replaced by the chosen name.
      const isTyped = (choice: Choice) => plainText(nameOf(choice)) === plainText(inputValue);
      const selectedItem = choices.find(isTyped) ?? changes.selectedItem ?? null;
      // What is searched elsewhere remains for a retry.
      const isSearched = onQuery !== undefined && selectedItem === null;
      return { ...changes, selectedItem, inputValue: isSearched ? inputValue : nameOf(selectedItem) };
    },
    onInputValueChange: ({ inputValue, selectedItem }) => {
      // Do not filter by the chosen option's name, so that reopening lists all options.
      const typed = inputValue === nameOf(selectedItem) ? "" : inputValue;
      setQuery(typed);
      onQuery?.(typed);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
  return { ...combobox, found };
}

/** The list is in the normal flow, so that a dialog does not cut it off. */
const Root = styled.div`
  position: relative;
  ${mixins.grid(1)}

  > div:first-child {
    position: relative;
  }
  > div:first-child > input {
    padding-right: ${space[12]};
    text-overflow: ellipsis;
  }
  > div > button {
    position: absolute;
    inset: 0 0 0 auto;
    ${mixins.centered}
    width: 44px;
    color: ${color.inkMuted};
  }
  > ul {
    max-height: 264px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.low};
  }
  > ul > li {
    ${mixins.row(3)}
    min-height: 44px;
    padding: ${space[2]} ${space[3]};
    cursor: pointer;
  }
  > ul > li > span {
    ${mixins.fill}
  }
  > ul > li > span > strong {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  > ul > li > span > small:last-child {
    display: block;
  }
  > ul > li > svg {
    color: ${color.brand};
  }
  > ul > li[aria-selected="true"] {
    background: ${color.surfaceSunken};
  }
  > p {
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  ${media.forcedColors} {
    > ul > li[aria-selected="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
