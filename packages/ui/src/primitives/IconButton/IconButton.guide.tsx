import type { Guide } from "../../fixtures/guide.ts";
import { Heart, Trash2, X } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

export const guide = {
  notFor: "Not where there is room for words: then it is a Button. Not for the page's main step.",
  screenReader: "Its label; the icon is silent.",
  content:
    'The label says what pressing does and to what ("Xóa Áo dài lụa khỏi giỏ"), not what the icon shows.',
  do: [{ story: "Matrix", says: "Icons that everybody knows, for small steps." }],
  dont: [
    {
      story: "DontMainStep",
      says: "The page's main step as an icon: whoever does not know it does not find it.",
    },
  ],
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
