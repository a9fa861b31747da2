export {
  ReturnCreateScreen,
  type ReturnCreateHrefs,
  type ReturnCreateScreenProps,
} from "./ReturnCreateScreen.tsx";
export type { ReturnFormDraft, ReturnFormValues } from "./returnValues.ts";
export type { StationArea, StationSource } from "./useStations.ts";
