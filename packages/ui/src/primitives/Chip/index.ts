export {
  Chip,
  LinkChip,
  RemovableChip,
  type ChipProps,
  type LinkChipProps,
  type RemovableChipProps,
} from "./Chip.tsx";
