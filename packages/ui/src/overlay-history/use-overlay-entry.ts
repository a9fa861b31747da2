import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { enterOverlay } from "./overlay-history.ts";

/** Whether open overlays get a history entry. */
export const OverlayHistoryContext = createContext(false);

/**
 * Makes the browser's Back button close an overlay, if there is an `OverlayHistory` above.
 *
 * @param isOpen the overlay has a history entry while open
 * @param onClose asks the parent to close it; an overlay that stays open keeps an entry
 */
export function useOverlayEntry(isOpen: boolean, onClose: () => void): void {
  const hasEntry = useContext(OverlayHistoryContext) && isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!hasEntry) return undefined;
    return enterOverlay(() => close());
  }, [hasEntry]);
}
