import { useEffect, useEffectEvent } from "react";
import { enterOverlay } from "./overlay-history.ts";

/**
 * Has the browser's Back close something that lies over the page.
 *
 * @param isOpen while it is open it has an entry of the history
 * @param onClose asks its owner to close it; what then stays open keeps its entry
 */
export function useOverlayEntry(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return enterOverlay(() => {
      close();
    });
  }, [isOpen]);
}
