export { LinkChip, type LinkChipProps } from "./LinkChip.tsx";
