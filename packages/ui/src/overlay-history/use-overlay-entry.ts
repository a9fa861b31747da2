import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { enterOverlay } from "./overlay-history.ts";

/** Whether what opens gets an entry of the history. */
export const OverlayHistoryContext = createContext(false);

/**
 * Has the browser's Back close something that lies over the page, below an `OverlayHistory`.
 *
 * @param isOpen while it is open it has an entry of the history
 * @param onClose asks its owner to close it; what then stays open keeps its entry
 */
export function useOverlayEntry(isOpen: boolean, onClose: () => void): void {
  const hasEntry = useContext(OverlayHistoryContext) && isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!hasEntry) return undefined;
    return enterOverlay(() => close());
  }, [hasEntry]);
}
