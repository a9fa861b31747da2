import type { Guide } from "../../fixtures/guide.ts";
import { Heart, Trash2, X } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

export const guide = {
  notFor: "If there is room for words, use Button. Not for the page's main action.",
  keyboard: "Enter and Space press it.",
  screenReader: "Its label; the icon is hidden.",
  content: 'The label says what it does and to what ("Xóa Áo dài lụa khỏi giỏ"), not what the icon shows.',
  do: { Matrix: "Well-known icons, for minor actions." },
  dont: { DontMainStep: "The page's main action as an icon: people who do not know the icon miss it." },
  practices: ["Steps/OneIconOneMeaning", "Steps/IconsWithTheirWords"],
} satisfies Guide;

/** In a list line. The label names the item it acts on. */
export const InALine = () => (
  <IconButton label="Xóa Ấm trà gốm khỏi giỏ" icon={<Trash2 aria-hidden size={20} />} />
);

/** Over a picture, as a disc that stands out on any background. */
export const OverAPicture = () => (
  <IconButton look="floating" label="Thêm Ấm trà gốm vào yêu thích" icon={<Heart aria-hidden size={20} />} />
);

/** Closes the panel it is in. */
export const Closes = () => (
  <IconButton look="outlined" label="Đóng bộ lọc" icon={<X aria-hidden size={20} />} />
);
