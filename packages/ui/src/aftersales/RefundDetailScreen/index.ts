export {
  RefundDetailScreen,
  type RefundCalls,
  type RefundDetailScreenProps,
  type RefundHrefs,
} from "./RefundDetailScreen.tsx";
