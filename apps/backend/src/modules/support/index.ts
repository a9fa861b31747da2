export { measureReplyTimes } from "./reply-times.ts";
/** What other modules may use of support: customer care's or a shop's side of a ticket. */
export { lockTicket, moveTicket, tellOfTicket, writeMessage, type LockedTicket } from "./ticket-moves.ts";
