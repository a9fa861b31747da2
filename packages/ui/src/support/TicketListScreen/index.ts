export {
  TICKET_STANDINGS,
  TicketListScreen,
  type TicketListScreenProps,
  type TicketPages,
  type TicketStanding,
} from "./TicketListScreen.tsx";
