export {
  VOUCHER_STATES,
  VoucherScreen,
  type VoucherList,
  type VoucherScreenProps,
  type VoucherState,
} from "./VoucherScreen.tsx";
