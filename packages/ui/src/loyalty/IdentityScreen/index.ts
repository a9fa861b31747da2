export { IdentityScreen, type IdentityRequest, type IdentityScreenProps } from "./IdentityScreen.tsx";
