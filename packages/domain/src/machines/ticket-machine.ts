import { TicketStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { open, answered, asked, closed } = TicketStatus;

/**
 * A ticket with customer care or a shop. The spec shows no statuses; all are our choice. The last message decides: the customer's opens it,
 * a reply answers it or asks back.
 */
export const ticketMachine: Machine<TicketStatus> = {
  name: "ticket",
  states: Object.values(TicketStatus),
  starts: [{ state: open, actors: ["customer"] }],
  transitions: [
    { from: open, to: answered, actors: ["operator", "tenant"] },
    { from: open, to: asked, actors: ["operator", "tenant"] },
    { from: open, to: closed, actors: ["customer", "operator", "tenant"] },
    { from: answered, to: open, actors: ["customer"] },
    { from: answered, to: asked, actors: ["operator", "tenant"] },
    { from: answered, to: closed, actors: ["customer", "operator", "tenant"] },
    { from: asked, to: open, actors: ["customer"] },
    { from: asked, to: answered, actors: ["operator", "tenant"] },
    { from: asked, to: closed, actors: ["customer", "operator", "tenant"] },
    { from: closed, to: open, actors: ["customer"], guards: ["within_reopen_window"] },
  ],
};
