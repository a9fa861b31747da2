export {
  PaymentResultScreen,
  type PaymentResultRequest,
  type PaymentResultScreenProps,
} from "./PaymentResultScreen.tsx";
export { resultOfPayment, type PaymentResult, type ResultOrder } from "./payment-result.ts";
