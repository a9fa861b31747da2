export { TicketScreen, type TicketScreenProps } from "./TicketScreen.tsx";
