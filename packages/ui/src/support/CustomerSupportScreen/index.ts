export { CustomerSupportScreen, type CustomerSupportScreenProps } from "./CustomerSupportScreen.tsx";
