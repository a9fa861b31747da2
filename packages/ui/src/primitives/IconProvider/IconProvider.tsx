import type { ReactNode } from "react";
import { SwappedIconsContext, type SwappedIcons } from "../../swapped-icons.ts";

export interface IconProviderProps {
  /** By the icons' names in lucide-react; those that are not named stay. Its identity should not change between renders. */
  icons: SwappedIcons;
  /** The part of the application whose icons are shown so. */
  children: ReactNode;
}

/** Puts an application's own icons in place of the library's, in everything below. */
export function IconProvider({ icons, children }: IconProviderProps) {
  return <SwappedIconsContext value={icons}>{children}</SwappedIconsContext>;
}
