export { PasswordScreen, type PasswordScreenProps, type SessionsRequest } from "./PasswordScreen.tsx";
