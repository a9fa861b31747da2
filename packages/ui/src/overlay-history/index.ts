export { settleOverlays } from "./overlay-history.ts";
export { useOverlayEntry } from "./use-overlay-entry.ts";
