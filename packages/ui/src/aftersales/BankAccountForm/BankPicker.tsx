import type { Bank } from "@sen/api";
import { searchBanks } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useCombobox, type UseComboboxStateChangeTypes } from "downshift";
import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, shadow, space } from "../../foundations/index.ts";
import { Field, LiveRegion } from "../../primitives/index.ts";

export interface BankPickerProps {
  /** Banks to choose from. */
  banks: readonly Bank[];
  /** Number of the chosen bank; empty: none. */
  value: string;
  /** The customer chose or typed something else. */
  onChange: (bank: Bank) => void;
  /** The field was left: it is time to check it. */
  onBlur?: () => void;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** Nothing can be entered for now. @default false */
  disabled?: boolean;
  /** The list is open from the start, and the field has the focus. @default false */
  initialIsOpen?: boolean;
}

const nameOf = (bank: Bank | null | undefined) => bank?.name ?? "";
const leaves: readonly UseComboboxStateChangeTypes[] = [useCombobox.stateChangeTypes.InputBlur];

/** A bank from the list, found by its name, Vietnamese name or code, accents aside. */
export function BankPicker(props: BankPickerProps) {
  const { banks, value, onChange, onBlur, error, disabled = false, initialIsOpen = false } = props;
  const { t } = useTranslation("aftersales");
  const chosen = banks.find(({ bank_bin }) => bank_bin === value) ?? null;
  const list = useBankList({ banks, onChange, initialIsOpen }, chosen);
  const { found, isOpen, highlightedIndex } = list;
  return (
    <Field label={t("bank.bank")} error={error}>
      {(control) => (
        <Root>
          <div>
            <input
              {...list.getInputProps({
                ...control,
                "aria-labelledby": undefined,
                placeholder: t("bank.search"),
                required: true,
                disabled,
                autoComplete: "off",
                onBlur,
                onKeyDown: (event) => {
                  if (event.key !== "Escape") return;
                  // Closes the list and neither the dialog around it nor the choice.
                  if (isOpen) event.preventDefault();
                  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                },
              })}
            />
            <button type="button" {...list.getToggleButtonProps({ disabled })} aria-label={t("bank.toggle")}>
              <ChevronDown aria-hidden size={20} />
            </button>
          </div>
          <ul
            {...list.getMenuProps({ "aria-labelledby": undefined, "aria-label": t("bank.bank") })}
            hidden={!isOpen || found.length === 0}
          >
            {isOpen &&
              found.map((bank, index) => (
                <li
                  key={bank.bank_bin}
                  {...list.getItemProps({ item: bank, index })}
                  data-on={index === highlightedIndex || undefined}
                >
                  <span>
                    <strong>{bank.name}</strong> <small>{bank.code}</small>
                    <span>{bank.name_vn}</span>
                  </span>
                  {bank === chosen && <Check aria-hidden size={18} />}
                </li>
              ))}
          </ul>
          {isOpen && found.length === 0 && <p>{t("bank.none")}</p>}
          <LiveRegion
            message={
              isOpen ? (found.length === 0 ? t("bank.none") : t("bank.found", { count: found.length })) : ""
            }
          />
        </Root>
      )}
    </Field>
  );
}

/** The list as it opens, is searched and chosen from. */
function useBankList(
  { banks, onChange, initialIsOpen }: Pick<BankPickerProps, "banks" | "onChange" | "initialIsOpen">,
  chosen: Bank | null,
) {
  const [query, setQuery] = useState("");
  const found = searchBanks(banks, query);
  const combobox = useCombobox({
    items: found,
    initialIsOpen,
    itemToString: nameOf,
    itemToKey: (bank) => bank?.bank_bin,
    selectedItem: chosen,
    stateReducer: (_state, { type, changes }) =>
      leaves.includes(type) ? { ...changes, inputValue: nameOf(changes.selectedItem) } : changes,
    onInputValueChange: ({ inputValue, selectedItem }) => {
      // The name of the chosen bank is no search: opened again, the list shows every bank.
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
    ${mixins.plainList}
    max-height: 264px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.low};
  }
  > ul[hidden] {
    display: none;
  }
  li {
    ${mixins.row(3)}
    min-height: 56px;
    padding: ${space[2]} ${space[3]};
    cursor: pointer;
  }
  li > span {
    ${mixins.fill}
    overflow-wrap: anywhere;
  }
  li strong {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  li small,
  li span > span {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  li span > span {
    display: block;
  }
  li > svg {
    flex: none;
    color: ${color.brand};
  }
  li[data-on] {
    background: ${color.surfaceSunken};
  }
  > p {
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  @media (forced-colors: active) {
    li[data-on] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
