export {
  CancelledDetailScreen,
  type CancelledDetailScreenProps,
  type CancelledHrefs,
} from "./CancelledDetailScreen.tsx";
