import type { Guide } from "../../fixtures/guide.ts";
import { Notice } from "../Notice/Notice.tsx";
import { IconProvider } from "./IconProvider.tsx";
import type { IconProps } from "../../swapped-icons.ts";

const Ring = ({ size, ...svg }: IconProps) => (
  <svg {...svg} viewBox="0 0 24 24" width={size} height={size}>
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="4" />
  </svg>
);
const icons = { CircleCheck: Ring };

export const guide = {
  notFor:
    "Not for one icon in one place: give that component another icon. Nothing changes under `senUi({ runtime: true })`.",
  screenReader: "Changes nothing: icons that say something have their label where they are used.",
  content:
    "Names are those of lucide-react; a drawing that is put in their place has the same meaning and fills the same square.",
  practices: ["Steps/OneIconOneMeaning"],
} satisfies Guide;

/** Wraps an application and replaces its check icon everywhere. */
export const AnotherSet = () => (
  <IconProvider icons={icons}>
    <Notice tone="success">Đã lưu địa chỉ nhận hàng.</Notice>
  </IconProvider>
);
