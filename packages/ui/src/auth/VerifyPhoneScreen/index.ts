export { VerifyPhoneScreen, type VerifyPhoneScreenProps } from "./VerifyPhoneScreen.tsx";
