import type { icons, LucideProps } from "lucide-react";
import { createContext, type ComponentType } from "react";

/** Props of an icon: those of `<svg>`, plus `size` for width and height. */
export type IconProps = Omit<LucideProps, "absoluteStrokeWidth" | "children" | "color">;

/** Replacement components, by lucide-react icon name. */
export type SwappedIcons = Readonly<Partial<Record<keyof typeof icons, ComponentType<IconProps>>>>;

/** The application's own icons; empty without an `IconProvider`. */
export const SwappedIconsContext = /* @__PURE__ */ createContext<SwappedIcons>({});
