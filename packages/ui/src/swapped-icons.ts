import type { icons, LucideProps } from "lucide-react";
import { createContext, type ComponentType } from "react";

/** What the library gives an icon: what an `<svg>` takes, and its width and height as `size`. */
export type IconProps = Omit<LucideProps, "absoluteStrokeWidth" | "children" | "color">;

/** Components in place of icons, by their names in lucide-react. */
export type SwappedIcons = Readonly<Partial<Record<keyof typeof icons, ComponentType<IconProps>>>>;

/** The application's own icons; none unless an `IconProvider` stands above. */
export const SwappedIconsContext = /* @__PURE__ */ createContext<SwappedIcons>({});
