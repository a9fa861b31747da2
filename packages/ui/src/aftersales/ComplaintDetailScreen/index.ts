export {
  ComplaintDetailScreen,
  type ComplaintCalls,
  type ComplaintDetailScreenProps,
  type ComplaintHrefs,
} from "./ComplaintDetailScreen.tsx";
