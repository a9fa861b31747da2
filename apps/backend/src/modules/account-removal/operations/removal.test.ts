import { eq, sql } from "../../../database/drizzle.ts";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  account,
  delivered,
  operatorContextOf,
  operatorSays,
  picture,
  placed,
  returnOf,
  upload,
} from "../../../../test/aftersales.ts";
import { buying } from "../../../../test/buying.ts";
import { openReturn, refunded } from "../../../../test/records.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import * as schema from "../../../database/schema/index.ts";
import { refuseRefund } from "../../../operator/actions/refunds.ts";
import { StorageUnavailable } from "../../../ports/media-storage.ts";
import { removeAccount } from "../remove-account.ts";

const shop = await useShop();
const token = await shop.signIn();

describe("account removal", () => {
  let phone = 0;
  /** Creates a new customer with their own name for each test. */
  async function newcomer(name = "Lê Thị Rời") {
    const who = { phone: `09055500${String((phone += 1)).padStart(2, "0")}`, password: "Matkhau1" };
    const made = await operatorSays(
      shop,
      ...["customer", "create", "--name", name, "--phone", who.phone, "--password", who.password],
      ...["--email", `${who.phone}@example.com`],
    );
    const { customer: id } = made as { customer: number };
    return { ...who, id, token: await shop.signIn(who) };
  }
  const remove = (who: { token: string }, password = "Matkhau1") =>
    shop.call("deactivateCustomer", { token: who.token, body: { password } });
  afterEach(() => shop.clock.pass(60_000));

  it("rejects a wrong password with a field error and keeps the session", async () => {
    const who = await newcomer();
    const wrong = await remove(who, "Khongdung1");
    expect([wrong.status, wrong.body.data.errors]).toMatchObject([
      ...[422, [{ field: "password", message_code: "PASSWORD_WRONG" }]],
    ]);
    expect((await shop.call("getAccountRemoval", { token: who.token })).body.data).toEqual({
      blockers: [],
      has_password: true,
      points: 0,
      coupon_count: 0,
    });
  });

  it("is done by staff at the customer's request, by the same rules, and logged without the phone number", async () => {
    const byStaff = ({ phone }: { phone: string }, name = "Lê Thị Rời") =>
      operatorSays(shop, "customer", "remove", "--phone", phone, "--name", name, "--as", "Hoa");
    const busy = await newcomer();
    await placed(shop, { customer_id: busy.id });
    await expect(byStaff(busy)).rejects.toMatchObject({ messageCode: "ACCOUNT_STILL_IN_USE" });
    const who = await newcomer();
    await expect(byStaff(who, "Lê Thị Khác")).rejects.toThrow("--name must be the name");
    expect(await byStaff(who)).toEqual({ customer: who.id });
    expect((await shop.call("listAddresses", { token: who.token })).status).toBe(401);
    const logged = await shop.db
      .select()
      .from(schema.operatorActions)
      .where(eq(schema.operatorActions.action, "customer remove"));
    expect(logged).toMatchObject([{ actor: "Hoa", details: { customer: who.id } }]);
    expect(JSON.stringify(logged)).not.toContain(who.phone);
    await expect(byStaff(who)).rejects.toThrow("No customer has the phone number");
  });

  it("counts as lost the coupons that could still be used, not those that are over", async () => {
    const who = await newcomer();
    await shop.call("saveCoupon", { params: { id: 1 }, token: who.token });
    const lost = async () =>
      (await shop.call("getAccountRemoval", { token: who.token })).body.data.coupon_count;
    expect(await lost()).toBe(1);
    await shop.db.update(schema.coupons).set({ active: false }).where(eq(schema.coupons.id, 1));
    expect(await lost()).toBe(0);
    await shop.db.update(schema.coupons).set({ active: true }).where(eq(schema.coupons.id, 1));
  });

  it("is refused while an order, return or complaint is open, naming each of them", async () => {
    const order = await placed(shop);
    const back = await openReturn(shop, token);
    const complained = await delivered(shop);
    const body = { order_detail_id: complained, reason: 3, cs_attach_image: [await evidence(token)] };
    await shop.call("createComplaint", { token, body });
    const { blockers } = (await shop.call("getAccountRemoval", { token })).body.data;
    const returned = (await shop.call("getReturn", { token, params: { id: back } })).body.data
      .order_detail_id;
    expect(blockers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "order", order_id: order }),
        expect.objectContaining({ kind: "return", order_id: returned }),
        expect.objectContaining({ kind: "complaint", order_id: complained }),
      ]),
    );
    const refused = await remove({ token }, demoCustomer.password);
    expect([refused.status, refused.body.message_code]).toEqual([422, "ACCOUNT_STILL_IN_USE"]);
    expect(refused.body.data.errors.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringMatching(/^Đơn hàng SEN-\S+ chưa kết thúc$/),
    );
    expect((await shop.call("listAddresses", { token })).status).toBe(200);
  });

  it("gives right and wrong passwords the same response while something is open", async () => {
    await placed(shop);
    const answers = [await remove({ token }, demoCustomer.password)];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await remove({ token }, "Khongdung1"));
    const told = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
    expect(told.size).toBe(1);
  });

  it("allows five wrong passwords per address, those of password changes included, then blocks it for 15 minutes", async () => {
    const who = await newcomer();
    const from = "203.0.113.44";
    const wrong = (operation: "deactivateCustomer" | "changePassword") =>
      shop.call(operation, {
        token: who.token,
        from,
        body:
          operation === "deactivateCustomer"
            ? { password: "Khongdung1" }
            : { current_password: "Khongdung1", new_password: "Matkhau2" },
      });
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) answers.push(await wrong("changePassword"));
    for (let tries = 0; tries < 3; tries += 1) answers.push(await wrong("deactivateCustomer"));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(answers.at(-1)?.body.message_code).toBe("TOO_MANY_WRONG_PASSWORDS");
    const right = await shop.call("deactivateCustomer", {
      token: who.token,
      from,
      body: { password: who.password },
    });
    expect(right.status).toBe(429);
    shop.clock.pass(15 * 60_000);
    expect((await remove(who)).status).toBe(200);
  });

  async function evidence(of: string): Promise<string> {
    const { body } = await upload(shop, await picture(), { token: of });
    return (body as { data: { id: string } }).data.id;
  }

  it("erases personal data and files everywhere, keeps order figures and ends every session", async () => {
    const who = await newcomer("Hoàng Ẩn Danh");
    const elsewhere = await shop.signIn(who);
    const { giveAddress, fill } = buying(shop);
    await giveAddress(who.id);
    await fill(who.token, [{ variant: 11 }]);
    const order = await delivered(shop, who.id);
    const body = {
      order_detail_id: order,
      reason: 3,
      note: "Tôi là Hoàng Ẩn Danh",
      cs_attach_image: [await evidence(who.token)],
    };
    const complaint = (await shop.call("createComplaint", { token: who.token, body })).body.data.id as number;
    await shop.call("cancelComplaint", { token: who.token, params: { id: complaint } });
    const question = { category: 6, subject: `Gọi ${who.phone}`, text: "Tôi là Hoàng Ẩn Danh" };
    const ticket = await shop.call("createTicket", { token: who.token, body: question });
    const params = { id: ticket.body.data.id as number };
    await shop.call("closeTicket", { token: who.token, params });
    const rated = await shop.call("rateTicket", {
      ...{ token: who.token, params },
      body: { stars: 1, note: `${who.phone} chưa ai gọi` },
    });
    expect(rated.status).toBe(200);
    await operatorSays(shop, "complete", String(order));
    const bank = { ...account, account_number: "19039876543210", account_fullname: "HOANG AN DANH" };
    const contact = { name: "Hoàng Ẩn Danh", phone_number: who.phone, infor_banking_customer: bank };
    const sentBack = await delivered(shop, who.id);
    const wanted = await returnOf(shop, who.token, sentBack, contact);
    const returned = await shop.call("createReturn", { token: who.token, body: wanted });
    const refund = await refunded(shop, who.token, returned.body.data.id as number);
    await refuseRefund(operatorContextOf(shop), refund, "Thiếu phụ kiện");
    const card = await upload(shop, await picture(800, 504), {
      token: who.token,
      type: null,
      to: "/loyalty/identity/pictures",
    });
    expect(card.status).toBe(200);
    const figures = async () => {
      const [row] = await shop.db.select().from(schema.orders).where(eq(schema.orders.id, order));
      const items = await shop.db
        .select()
        .from(schema.orderItems)
        .where(eq(schema.orderItems.order_id, order));
      return { total: row?.order_tenant_final, fee: row?.delivery_fee, status: row?.order_status, items };
    };
    const before = await figures();
    const personal = [who.phone, "Hoàng Ẩn Danh", bank.account_fullname, bank.account_number];
    const cardId = card.body.data.id as string;
    expect((await placesThatTell(personal)).length).toBeGreaterThan(1);
    expect(filesOf(cardId)).not.toEqual([]);

    expect((await remove(who)).status).toBe(200);

    for (const gone of [who.token, elsewhere]) {
      expect((await shop.call("listAddresses", { token: gone })).status).toBe(401);
    }
    expect((await shop.call("login", { body: { phone: who.phone, password: who.password } })).status).toBe(
      401,
    );
    expect(await figures()).toEqual(before);
    expect(before.status).toBe("COMPLETED");
    expect(await placesThatTell(personal)).toEqual([]);
    using away = vi
      .spyOn(shop.adapters.mediaStorage, "remove")
      .mockRejectedValue(new StorageUnavailable("The object storage is not available"));
    expect((await shop.runJobs()).failed).toContain("delete-files");
    away.mockRestore();
    shop.clock.pass(60_000);
    await shop.runJobs();
    expect(filesOf(cardId)).toEqual([]);
  });

  describe("while another request is in flight", () => {
    /** Sends a request that reaches the customer's row while the account is being removed. */
    async function whileRemoving<Answer>(
      { id }: { id: number },
      ask: () => Promise<Answer>,
    ): Promise<Answer> {
      let asked: Promise<Answer> | undefined;
      await shop.db.transaction(async (tx) => {
        await tx.select().from(schema.customers).where(eq(schema.customers.id, id)).for("update");
        asked = ask();
        const waiting = sql`select count(*)::int as n from pg_locks where not granted`;
        await expect
          .poll(async () => (await shop.db.execute<{ n: number }>(waiting)).rows[0]?.n)
          .toBeGreaterThan(0);
        await removeAccount(tx, shop.config, id, shop.clock.now());
      });
      if (!asked) throw new Error("Nothing was asked");
      return asked;
    }

    it("places no order", async () => {
      const who = await newcomer();
      const { giveAddress, prepare, place } = buying(shop);
      await giveAddress(who.id);
      const prepared = await prepare(who.token, [{ variant: 11 }]);
      const { status } = await whileRemoving(who, () => place(who.token, prepared));
      expect(status).toBe(401);
      expect(await shop.db.$count(schema.orders, eq(schema.orders.customer_id, who.id))).toBe(0);
    });

    it("creates no complaint", async () => {
      const who = await newcomer();
      const order = await delivered(shop, who.id);
      const body = { order_detail_id: order, reason: 3, cs_attach_image: [await evidence(who.token)] };
      const { status } = await whileRemoving(who, () =>
        shop.call("createComplaint", { token: who.token, body }),
      );
      expect(status).toBe(401);
      expect(await shop.db.$count(schema.complaints, eq(schema.complaints.customer_id, who.id))).toBe(0);
    });

    it("deletes rows that an already authorized request writes after the removal", async () => {
      const who = await newcomer();
      const body = { email: "tre@example.com", password: who.password };
      await shop.call("sendEmailVerification", { token: who.token, body });
      await remove(who);
      // A request that was authorized before the removal finishes after it.
      await buying(shop).giveAddress(who.id);
      shop.clock.pass(10 * 60_000);
      await shop.runJobs();
      const { addresses, otps } = schema;
      expect(await shop.db.$count(addresses, eq(addresses.customer_id, who.id))).toBe(0);
      expect(await shop.db.$count(otps, eq(otps.customer_id, who.id))).toBe(0);
    });

    it("does not keep the name that it writes into the closed account", async () => {
      const who = await newcomer();
      const asked = { token: who.token, params: { customerId: who.id }, body: { full_name: "Lê Thị Về" } };
      await whileRemoving(who, () => shop.call("updateCustomer", asked));
      const row = async () =>
        (await shop.db.select().from(schema.customers).where(eq(schema.customers.id, who.id)))[0];
      const removed_at = (await row())?.deactivated_at;
      shop.clock.pass(10 * 60_000);
      await shop.runJobs();
      expect(await placesThatTell(["Lê Thị Về"])).toEqual([]);
      expect((await row())?.deactivated_at).toEqual(removed_at);
    });
  });

  it("frees the phone number and email address for a new customer", async () => {
    const who = await newcomer();
    await remove(who);
    const made = await operatorSays(
      shop,
      ...["customer", "create", "--name", "Lê Thị Mới", "--phone", who.phone, "--password", who.password],
      ...["--email", `${who.phone}@example.com`],
    );
    expect((made as { customer: number }).customer).not.toBe(who.id);
    expect(await shop.signIn(who)).toBeTruthy();
  });

  it("requires a customer without a password to set one first", async () => {
    const who = await newcomer();
    await shop.db
      .update(schema.customers)
      .set({ password_hash: null })
      .where(eq(schema.customers.id, who.id));
    expect((await shop.call("getAccountRemoval", { token: who.token })).body.data.has_password).toBe(false);
    expect((await remove(who)).body.data.errors).toMatchObject([{ message_code: "PASSWORD_NOT_SET" }]);
  });

  it("is refused for guests, temporary tokens and ended sessions", async () => {
    const ended = await shop.signIn();
    await shop.call("logout", { token: ended });
    const temporary = await shop.signIn(unverifiedCustomer);
    for (const [given, status] of [
      [{}, 401],
      [{ token: ended }, 401],
      [{ token: temporary }, 403],
    ] as const) {
      expect((await shop.call("getAccountRemoval", given)).status).toBe(status);
      const body = { password: unverifiedCustomer.password };
      expect((await shop.call("deactivateCustomer", { ...given, body })).status).toBe(status);
    }
  });
});

/** Every place in the database that contains one of these texts. */
async function placesThatTell(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const { rows } = await shop.db.execute<{ row: string }>(
        `select row_to_json(t)::text as row from "${name}" t where row_to_json(t)::text like '%${text}%'`,
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
  }
  return found;
}

const filesOf = (id: string) => {
  const folder = join(shop.config.dataDir, "media");
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.includes(id) && statSync(join(folder, name)).isFile(),
  );
};
