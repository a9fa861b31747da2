export {
  ReturnCreateScreen,
  type ReturnCreateHrefs,
  type ReturnCreateScreenProps,
} from "./ReturnCreateScreen.tsx";
export type { ReturnFormDraft, ReturnFormValues } from "./return-values.ts";
export type { StationArea, StationSource } from "./use-stations.ts";
