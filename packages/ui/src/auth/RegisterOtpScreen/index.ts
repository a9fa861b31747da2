export { RegisterOtpScreen, type RegisterOtpScreenProps } from "./RegisterOtpScreen.tsx";
