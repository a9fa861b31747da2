export { OfflineStrip, type OfflineStripProps } from "./OfflineStrip.tsx";
