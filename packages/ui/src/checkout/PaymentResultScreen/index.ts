export {
  PaymentResultScreen,
  type PaymentResultRequest,
  type PaymentResultScreenProps,
} from "./PaymentResultScreen.tsx";
export { resultOfPayment, resultOfPlaced, type PaymentResult, type ResultOrder } from "./paymentResult.ts";
