import { NOTICE_KEPT_MS } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testStart, useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { ClockOff } from "../../database/clock-difference.ts";
import { dropMonth, existingMonths, createMonth, monthOf } from "../../database/partitions.ts";
import { noticeDeliveries, notices, operatorAlerts } from "../../database/schema/index.ts";
import { sweepCommands } from "../../operator/commands/sweep-commands.ts";
import type { OperatorContext } from "../../operator/operator-context.ts";
import { keepPartitions, partitionedTables } from "./partitions.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = await useShop();
const start = new Date(testStart);
const [ofNotices, ofDeliveries] = partitionedTables;
if (!ofNotices || !ofDeliveries) throw new Error("Notices and their deliveries are partitioned.");

const keep = () => keepPartitions(shop.jobServices(), {});
const monthsOf = async (one = ofNotices) =>
  (await existingMonths(shop.db, one)).map((month) => month.toISOString().slice(0, 7));
/** Consecutive months, starting `first` months after the moment's own. */
const months = (moment: Date, count: number, first = 0) =>
  Array.from({ length: count }, (_, later) =>
    monthOf(moment, first + later)
      .toISOString()
      .slice(0, 7),
  );

const tell = async (created_at: Date): Promise<number> => {
  const [row] = await shop.db
    .insert(notices)
    .values({
      customer_id: demoCustomer.id,
      kind: "order_placed",
      tab: "order",
      facts: {},
      in_shop: true,
      created_at,
    })
    .returning({ id: notices.id });
  await shop.db
    .insert(noticeDeliveries)
    .values({ notice_id: row?.id ?? 0, way: "email", device: crypto.randomUUID(), delivered_at: created_at });
  return row?.id ?? 0;
};
/** The existing notices, each with its partition. */
const standing = async () =>
  Object.fromEntries(
    (
      await shop.db.execute<{ id: number; partition: string }>(
        sql`select id, tableoid::regclass::text as partition from notices order by id`,
      )
    ).rows.map(({ id, partition }) => [id, partition]),
  );

beforeEach(async () => {
  shop.clock.set(start);
  for (const one of partitionedTables) {
    for (const month of await existingMonths(shop.db, one)) await dropMonth(shop.db, one, month);
    await shop.db.delete(one.table);
  }
  await shop.db.delete(operatorAlerts);
});

describe("partitions of coming months", () => {
  it("are created before their first row, for each table", async () => {
    await keep();
    await keep();
    for (const one of partitionedTables) expect(await monthsOf(one)).toEqual(months(start, 3));
    const next = await tell(monthOf(start, 1));
    expect(await standing()).toEqual({ [next]: `notices_${months(start, 1, 1)[0]?.replace("-", "_")}` });
  });

  it("take over rows of the default partition, which accepts any date", async () => {
    const [now, early] = [await tell(start), await tell(new Date(start.getTime() - 70 * DAY_MS))];
    const far = await tell(new Date(start.getTime() + 400 * DAY_MS));
    expect(new Set(Object.values(await standing()))).toEqual(new Set(["notices_default"]));
    await keep();
    expect(Object.values(await standing())).not.toContain("notices_default");
    expect(Object.keys(await standing())).toEqual([now, early, far].map(String));
  });

  it("are created once by workers that start together", async () => {
    await tell(start);
    await Promise.all([keep(), keep(), keep()]);
    expect(await monthsOf()).toEqual(months(start, 3));
    expect(await shop.db.$count(notices)).toBe(1);
  });
});

describe("the partition of a past month", () => {
  const lastOver = new Date(start.getTime() - NOTICE_KEPT_MS);
  /** The moment at which the whole month of `lastOver` has expired. */
  const over = new Date(monthOf(lastOver, 1).getTime() + NOTICE_KEPT_MS);

  it("is dropped with its deliveries when its last row has expired, not before", async () => {
    const ends = monthOf(lastOver, 1).getTime();
    const [last, first] = [await tell(new Date(ends - 1)), await tell(new Date(ends))];
    shop.clock.set(new Date(over.getTime() - 1));
    await keep();
    expect(Object.keys(await standing())).toEqual([last, first].map(String));
    shop.clock.set(over);
    await keep();
    expect(Object.keys(await standing())).toEqual([String(first)]);
    expect(await shop.db.select().from(noticeDeliveries)).toMatchObject([{ notice_id: first }]);
    expect(await shop.db.$count(operatorAlerts)).toBe(0);
  });

  it("is kept, with an alert, if several have expired at once, until the operator confirms", async () => {
    for (const later of [-1, 0]) await createMonth(shop.db, ofNotices, monthOf(lastOver, later));
    const old = await tell(monthOf(lastOver));
    shop.clock.set(over);
    await keep();
    expect(Object.keys(await standing())).toEqual([String(old)]);
    expect(await shop.db.select().from(operatorAlerts)).toMatchObject([
      { subject: "sweep of notices", closed_at: null },
    ]);
    const [command] = sweepCommands;
    const context = { db: shop.db, now: over } as OperatorContext;
    expect(await command?.run(context, { args: ["notices"], flags: {} })).toEqual({
      table: "notices",
      removed: months(lastOver, 2, -1),
    });
    expect(await standing()).toEqual({});
  });

  it("is not dropped by a worker with a wrong clock", async () => {
    await tell(start);
    await keep();
    vi.useFakeTimers({ toFake: ["Date"], now: start.getTime() + 230 * DAY_MS });
    await expect(keep()).rejects.toThrow(ClockOff);
    vi.useRealTimers();
    expect(await monthsOf()).toEqual(months(start, 3));
    expect(await shop.db.$count(notices)).toBe(1);
  });
});
