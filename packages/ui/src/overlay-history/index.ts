export * from "./OverlayHistory.tsx";
export { useOverlayEntry } from "./use-overlay-entry.ts";
