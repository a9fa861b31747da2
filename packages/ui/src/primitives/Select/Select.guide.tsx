import type { Guide } from "../../fixtures/guide.ts";
import { Select } from "./Select.tsx";

const provinces = [
  { value: 79, label: "Thành phố Hồ Chí Minh" },
  { value: 1, label: "Thành phố Hà Nội" },
];

export const guide = {
  notFor: "For two to five choices that people compare use RadioGroup; for a list to search, Combobox.",
  keyboard: "As a native select: arrow keys and first letters choose, Space and Alt+Down open it.",
  screenReader: "The label, the chosen option, and the hint and error.",
  content: 'The first, empty option says what to choose: "Chọn tỉnh, thành phố".',
  practices: ["Forms/FewChoicesAreShown"],
} satisfies Guide;

/** Nothing chosen yet. The placeholder says what to choose. */
export const NothingChosen = () => (
  <Select label="Tỉnh, thành phố" placeholder="Chọn tỉnh, thành phố" options={provinces} defaultValue="" />
);

/** Sort order of a list. The label is only for screen readers. */
export const Order = () => (
  <Select
    label="Sắp xếp"
    hideLabel
    options={[
      { value: "new", label: "Mới nhất" },
      { value: "price", label: "Giá thấp nhất" },
    ]}
  />
);

/** Required but not chosen. */
export const Wrong = () => (
  <Select
    label="Tỉnh, thành phố"
    placeholder="Chọn tỉnh, thành phố"
    options={provinces}
    error="Vui lòng chọn tỉnh, thành phố"
  />
);
