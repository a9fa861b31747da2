import { StartFailure } from "../../database/failure.ts";
import { viewsSince } from "../../modules/figures/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import { flag, type Command, listing, SHOWN, wholeNumber } from "./command.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Page view statistics. */
export const viewCommands: readonly Command[] = [
  listing(
    "views",
    "Counts page views, additions to carts and purchases of the last days. Recorded only if no tag manager is set.",
    async ({ db, now }, given) => {
      const days = wholeNumber(flag(given, "days") ?? "7");
      if (days === null || days < 1 || days > 400) {
        throw new StartFailure("--days must be a whole number from 1 to 400.");
      }
      const rows = await viewsSince(db, vietnamDay(new Date(now.getTime() - (days - 1) * DAY_MS)), SHOWN);
      return rows.length > 0 ? rows : { views: 0 };
    },
    { flags: ["--days <count>"] },
  ),
];
