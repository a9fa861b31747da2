export { measureReplyTimes } from "./reply-times.ts";
/** What other modules may use of support: the ticket actions of customer care and shops. */
export {
  forgetTickets,
  lockTicket,
  moveTicket,
  notifyOfTicket,
  writeMessage,
  type LockedTicket,
} from "./ticket-moves.ts";
