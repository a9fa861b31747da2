import { remindOfCoupon } from "../../modules/notifications/index.ts";
import { numberAt, type Command } from "./command.ts";

/** Coupon commands. */
export const couponCommands: readonly Command[] = [
  {
    name: "coupon remind",
    args: "<coupon>",
    about:
      "Reminds everyone who saved a coupon and can still use it that it ends soon, each customer once. The worker does so automatically a day before the end.",
    run: async ({ db, now }, given) => {
      const coupon = numberAt(given, 0, "coupon");
      return { coupon, reminded: await remindOfCoupon(db, coupon, now) };
    },
  },
];
