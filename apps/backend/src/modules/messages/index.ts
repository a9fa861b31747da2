export { messagesSent } from "./budget.ts";
export { sendEmail, type Message } from "./deliver.ts";
export {
  emailChangedMessage,
  emailChangedSms,
  emailTakenMessage,
  passwordChangedMessage,
  refundAccountMessage,
  socialAccountMessage,
} from "./security-messages.ts";
export { otpMessage } from "./otp-message.ts";
export { queueMessage } from "./queue-message.ts";
export { sendMessage } from "./send-message.ts";
