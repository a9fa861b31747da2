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

const place = {
  label: "Tỉnh, thành phố",
  choices: provinces,
  keyOf: ({ province_id }: (typeof provinces)[number]) => String(province_id),
  nameOf: ({ name }: (typeof provinces)[number]) => name,
  wordsOf: placeWords,
};

/** One of many. The parent keeps the key of the choice. */
export function OneOfMany() {
  const [key, setKey] = useState("");
  return (
    <Combobox
      {...place}
      placeholder="Chọn hoặc gõ để tìm"
      value={key}
      onChange={(chosen) => setKey(place.keyOf(chosen))}
    />
  );
}

/** Cannot be used yet: the placeholder says why. */
export const NotYet = () => (
  <Combobox
    {...place}
    label="Phường, xã"
    placeholder="Chọn tỉnh trước"
    disabled
    value=""
    onChange={() => undefined}
  />
);

/** Nothing chosen. The error says what to do. */
export const Missing = () => (
  <Combobox {...place} value="" error="Vui lòng chọn tỉnh, thành phố" onChange={() => undefined} />
);
