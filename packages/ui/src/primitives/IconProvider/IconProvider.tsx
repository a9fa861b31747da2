import type { ReactNode } from "react";
import { SwappedIconsContext, type SwappedIcons } from "../../swapped-icons.ts";

export interface IconProviderProps {
  /** Replacements by lucide-react icon name; other icons stay. Keep the object stable between renders. */
  icons: SwappedIcons;
  /** The part of the application that uses these icons. */
  children: ReactNode;
}

/** Replaces the library's icons with the application's own in all components below. */
export function IconProvider({ icons, children }: IconProviderProps) {
  return <SwappedIconsContext value={icons}>{children}</SwappedIconsContext>;
}
