import { placeWords } from "@sen/domain";
import { useState } from "react";
import { provinces } from "../../fixtures/account/places.ts";
import type { Guide } from "../../fixtures/guide.ts";
import { Combobox } from "./Combobox.tsx";

export const guide = {
  notFor: "For a list that is read at a glance use RadioGroup or Select; for free text, TextField.",
  keyboard:
    "Typing filters the list, the up and down arrows move in it, Enter chooses, Esc closes it and keeps the choice. Leaving the field takes a name that was typed in full; any other text gives way to the chosen name.",
  screenReader:
    "A combobox named by its label, with its hint and error; the number of matches when it changes; each option as the arrows reach it.",
  content:
    "The placeholder says what to do, or what must be chosen first. Names are whole; abbreviations are found, too.",
  practices: ["Forms/LabelsStay", "Forms/FewChoicesAreShown"],
} satisfies Guide;

/** One of many. The parent keeps the key of the choice. */
export function OneOfMany() {
  const [key, setKey] = useState("");
  return (
    <Combobox
      label="Tỉnh, thành phố"
      placeholder="Chọn hoặc gõ để tìm"
      choices={provinces}
      keyOf={({ province_id }) => String(province_id)}
      nameOf={({ name }) => name}
      wordsOf={placeWords}
      value={key}
      onChange={({ province_id }) => setKey(String(province_id))}
    />
  );
}

/** Cannot be used yet: the placeholder says why. */
export const NotYet = () => (
  <Combobox
    label="Phường, xã"
    placeholder="Chọn tỉnh trước"
    disabled
    choices={[]}
    keyOf={String}
    nameOf={String}
    wordsOf={(name) => ({ names: [name], codes: [] })}
    value=""
    onChange={() => undefined}
  />
);
