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
    "To change one icon in one place, give that component another icon. It has no effect under `senUi({ runtime: true })`.",
  screenReader: "Changes nothing: meaningful icons get their label where they are used.",
  content: "Names are those of lucide-react; a replacement has the same meaning and fills the same square.",
  practices: ["Steps/OneIconOneMeaning"],
} satisfies Guide;

/** Wraps an application and replaces its check icon everywhere. */
export const AnotherSet = () => (
  <IconProvider icons={icons}>
    <Notice tone="success">Đã lưu địa chỉ nhận hàng.</Notice>
  </IconProvider>
);
