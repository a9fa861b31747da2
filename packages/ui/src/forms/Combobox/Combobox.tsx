import { plainText, searchChoices, type ChoiceWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useCombobox } from "downshift";
import { Check, ChevronDown } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, shadow, space } from "../../foundations/index.ts";
import { Field, LiveRegion, type FieldTexts } from "../../primitives/index.ts";

export interface ComboboxProps<Choice> extends FieldTexts {
  /** What can be chosen, in its order. */
  choices: readonly Choice[];
  /** What tells a choice from the others. */
  keyOf: (choice: Choice) => string;
  /** Its name, as it stands in the field. */
  nameOf: (choice: Choice) => string;
  /** What it is found by; accents and case do not matter. */
  wordsOf: (choice: Choice) => ChoiceWords;
  /** A choice in the list. @default its name */
  show?: (choice: Choice) => ReactNode;
  /** Key of what is chosen; empty: nothing. */
  value: string;
  /** Another one was chosen. */
  onChange: (choice: Choice) => void;
  /** The field was left: it is time to check it. */
  onBlur?: () => void;
  /** Nothing can be chosen for now. @default false */
  disabled?: boolean;
  /** What to type, or why nothing can be chosen yet. */
  placeholder?: string;
  /** What a browser may fill in. @default "off" */
  autoComplete?: string;
  /** The list is open from the start. @default false */
  initialIsOpen?: boolean;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a list that is too long to be looked through: found by what is typed. A list of a few is a Select. */
export function Combobox<Choice>(props: ComboboxProps<Choice>) {
  const { choices, keyOf, nameOf, show = nameOf, value, onBlur, disabled = false, placeholder, ref } = props;
  const { t } = useTranslation("shell");
  const chosen = choices.find((choice) => keyOf(choice) === value) ?? null;
  const { found, isOpen, highlightedIndex, ...list } = useList(props, chosen);
  const { label, hideLabel = false, hint, error } = props;
  const told = found.length === 0 ? t("choice.none") : t("choice.found", { count: found.length });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Closes the list and neither the dialog around it nor the choice.
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
                required: true,
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
                <li
                  key={keyOf(choice)}
                  {...list.getItemProps({ item: choice, index })}
                  data-on={index === highlightedIndex || undefined}
                >
                  <span>{show(choice)}</span>
                  {choice === chosen && <Check aria-hidden size={18} />}
                </li>
              ))}
          </ul>
          {isOpen && found.length === 0 && <p>{told}</p>}
          <LiveRegion message={isOpen ? told : ""} />
        </Root>
      )}
    </Field>
  );
}

/** The list as it opens, is searched and chosen from. */
function useList<Choice>(props: ComboboxProps<Choice>, chosen: Choice | null) {
  const { choices, keyOf, wordsOf, onChange, initialIsOpen = false } = props;
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
      // A whole name, typed or filled in by the browser, is a choice; anything else gives way to what is chosen.
      const isTyped = (choice: Choice) => plainText(nameOf(choice)) === plainText(inputValue);
      const selectedItem = choices.find(isTyped) ?? changes.selectedItem ?? null;
      return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
    },
    onInputValueChange: ({ inputValue, selectedItem }) => {
      // The name of what is chosen is no search: opened again, the list shows everything.
      setQuery(inputValue === nameOf(selectedItem) ? "" : inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
  return { ...combobox, found };
}

/** The list stands in the flow: inside a dialog nothing is cut off. */
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
  > ul > li > span > small + small {
    display: block;
  }
  > ul > li > svg {
    color: ${color.brand};
  }
  > ul > li[data-on] {
    background: ${color.surfaceSunken};
  }
  > p {
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  @media (forced-colors: active) {
    > ul > li[data-on] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
