import { TICKET_TEXT_MAX_LENGTH, ticketMessageSchema } from "@sen/domain";
import { StartFailure } from "../../database/failure.ts";
import {
  replyAsStaff,
  askCustomerAsStaff,
  closeTicketAsStaff,
  waitingTickets,
  type CareMessage,
} from "../actions/tickets.ts";
import { showTicket } from "../actions/show-request.ts";
import type { OperatorContext } from "../operator-context.ts";
import { filesOf, flag, numberAt, showing, type Command, type CommandInput, listing } from "./command.ts";

const saying = (
  name: string,
  about: string,
  act: (context: OperatorContext, id: number, message: CareMessage) => Promise<void>,
): Command => ({
  name,
  args: "<ticket>",
  about,
  flags: ["--text <text>", "--file <file...>"],
  runsOutside: (_, { flags }) => flags["file"] !== undefined,
  run: async (context, given) => {
    const ticket = numberAt(given, 0, "ticket");
    await act(context, ticket, { text: textOf(given), files: filesOf(given, "file") });
    return { ticket };
  },
});

/** Ticket commands of customer care, and of a shop for tickets addressed to it. */
export const ticketCommands: readonly Command[] = [
  listing(
    "ticket list",
    "Lists the tickets that wait for customer care, or for a shop, longest waiting first.",
    (context, given) => waitingTickets(context, flag(given, "shop")),
    { flags: ["--shop <shop_code>"] },
  ),
  showing("ticket", "Shows a ticket with its conversation, oldest message first.", showTicket),
  saying("ticket answer", "Answers a ticket as customer care, or as the shop it was sent to.", replyAsStaff),
  saying(
    "ticket ask",
    "Asks the customer for more, as customer care or as the shop; the ticket then waits for the customer.",
    askCustomerAsStaff,
  ),
  {
    name: "ticket close",
    args: "<ticket>",
    about: "Closes a ticket, as customer care or as the shop; the customer can reopen it for 7 days.",
    flags: ["--text <text>"],
    run: async (context, given) => {
      const ticket = numberAt(given, 0, "ticket");
      await closeTicketAsStaff(
        context,
        ticket,
        flag(given, "text") === undefined ? undefined : textOf(given),
      );
      return { ticket };
    },
  },
];

function textOf(given: CommandInput): string {
  const text = ticketMessageSchema(false).safeParse(flag(given, "text") ?? "");
  if (text.success) return text.data;
  throw new StartFailure(`Give a text of at most ${TICKET_TEXT_MAX_LENGTH} characters: --text "…".`);
}
