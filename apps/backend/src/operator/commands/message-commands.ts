import { MESSAGE_CHANNELS, type MessageChannel } from "@sen/domain";
import { StartFailure } from "../../database/failure.ts";
import { messagesSent } from "../../modules/messages/index.ts";
import { pauseCodes, reportBudgets, resumeCodes } from "../../modules/otp/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { type Command, type CommandInput, listing } from "./command.ts";

/** Commands for the shop's text messages and emails. */
export const messageCommands: readonly Command[] = [
  listing(
    "messages",
    "Shows how much of the budgets for one-time codes is used, and whether sending is paused.",
    listBudgets,
  ),
  {
    name: "messages pause",
    args: "[sms|email]",
    about: "Pauses sending codes until it is resumed. Codes already queued are still sent.",
    run: async (context, given) => {
      await pauseCodes(context.db, channelsOf(given), context.now);
      return listBudgets(context);
    },
  },
  {
    name: "messages resume",
    args: "[sms|email]",
    about: "Resumes sending codes.",
    run: async (context, given) => {
      await resumeCodes(context.db, channelsOf(given));
      return listBudgets(context);
    },
  },
];

async function listBudgets({ db, config, now }: OperatorContext) {
  if (config.codeLimits === null) {
    throw new StartFailure("RATE_LIMIT is off, so codes have no budget.");
  }
  const channels = await reportBudgets(db, config.codeLimits, now);
  const paid = {
    channel: "sms",
    budget: "paid per day",
    used: await messagesSent(db, now),
    limit: config.messagesPerDay,
    paused_since: null,
  };
  const codes = channels.flatMap(({ channel, pausedSince, budgets }) =>
    budgets.map((budget) => ({ channel, ...budget, paused_since: pausedSince })),
  );
  return [paid, ...codes];
}

/** The given channel; all of them if none is given. */
function channelsOf({ args: [named] }: CommandInput): readonly MessageChannel[] {
  const channels = MESSAGE_CHANNELS.filter((channel) => named === undefined || channel === named);
  if (channels.length === 0) {
    throw new StartFailure(`The channel must be one of ${MESSAGE_CHANNELS.join(", ")}, or omitted for all.`);
  }
  return channels;
}
