export { settleOverlays } from "./overlay-history.ts";
export { useOverlayEntry } from "./useOverlayEntry.ts";
