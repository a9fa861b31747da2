export { deliverMessage, type Message } from "./deliver.ts";
export { otpMessage } from "./otp-message.ts";
