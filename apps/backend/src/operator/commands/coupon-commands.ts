import { eq } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { coupons } from "../../database/schema/index.ts";
import { remindOfCoupon } from "../../modules/notifications/index.ts";
import type { Command } from "./command.ts";

/** Coupon commands. */
export const couponCommands: readonly Command[] = [
  {
    name: "coupon remind",
    args: "<code>",
    about:
      "Reminds everyone who saved a coupon and can still use it that it ends soon, each customer once. The worker does so automatically a day before the end.",
    runsOutside: true,
    run: async ({ db, now }, { args: [code = ""] }) => {
      const [coupon] = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
      if (!coupon) throw new StartFailure(`There is no coupon "${code}".`);
      return { coupon: code, reminded: await remindOfCoupon(db, coupon.id, now) };
    },
  },
];
