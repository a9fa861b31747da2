import type { OperationId } from "@sen/api";
import { beforeAll, expect, it } from "vitest";
import { placed } from "../../test/aftersales.ts";
import { demoCustomer, otherCustomer } from "../../test/small-shop/index.ts";
import { useShop } from "../../test/shop.ts";
import { pointEntries, ticketMessages, tickets } from "./schema/index.ts";

const shop = useShop();
const customer_id = demoCustomer.id;
let token: string;
let order_id: number;

/** What comes in front of a list. */
const addTo: Partial<Record<OperationId, (at: Date) => Promise<unknown>>> = {
  listOrders: () => placed(shop),
  listPoints: (created_at) =>
    shop.db.insert(pointEntries).values({ customer_id, order_id, points: 1, created_at }),
  listMyTickets: async (updated_at) => {
    const asked = { customer_id, category: 1, subject: "Hỏi", updated_at };
    const [ticket] = await shop.db.insert(tickets).values(asked).returning();
    await shop.db.insert(ticketMessages).values({ ticket_id: ticket?.id ?? 0, creator_type: 1, text: "Hỏi" });
  },
};

beforeAll(async () => {
  token = await shop.signIn();
  order_id = await placed(shop, { customer_id: otherCustomer.id });
});

it.each(Object.keys(addTo) as OperationId[])(
  "%s: a page behind an entry goes on there, whatever has come in front meanwhile",
  async (list) => {
    const add = () => {
      shop.clock.pass(1_000);
      return addTo[list]?.(shop.clock.now());
    };
    for (let index = 0; index < 5; index += 1) await add();
    const read = async (query: object): Promise<number[]> => {
      const { body } = await shop.call(list, { query: { per_page: 2, ...query }, token });
      return body.data.items.map(({ id }: { id: number }) => id);
    };
    const all = await read({ per_page: 50 });
    expect(all).toHaveLength(5);
    expect(await read({})).toEqual(all.slice(0, 2));
    await add();
    expect(await read({ page: 2 })).toEqual(all.slice(1, 3));
    expect(await read({ page: 2, after: all[1] })).toEqual(all.slice(2, 4));
    expect(await read({ after: all[4] })).toEqual([]);
    const stranger = await shop.signIn(otherCustomer);
    const { body } = await shop.call(list, { query: { after: all[1] ?? 0 }, token: stranger });
    expect(body.data.items.map(({ id }: { id: number }) => id)).not.toEqual(expect.arrayContaining(all));
  },
);
