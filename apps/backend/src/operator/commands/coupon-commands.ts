import { remindOfCoupon } from "../../modules/notifications/index.ts";
import { numberAt, type Command } from "./command.ts";

/** Coupon commands. */
export const couponCommands: readonly Command[] = [
  {
    name: "coupon remind",
    usage: "<coupon>",
    about:
      "Reminds everybody who keeps a coupon and can still use it that it ends, each once; a day before its end that happens by itself.",
    run: async ({ db, now }, given) => {
      const coupon = numberAt(given, 0, "coupon");
      return { coupon, reminded: await remindOfCoupon(db, coupon, now) };
    },
  },
];
