import { PaymentMethod } from "@sen/domain";
import { execFile, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { environment } from "../../../test/backend-process.ts";
import { buying } from "../../../test/buying.ts";
import { emptyDatabase } from "../../../test/old-database.ts";
import { realSettings } from "../../../test/real-settings.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, fillCustomers } from "../../../test/small-shop/customers.ts";
import { connect } from "../../database/connect.ts";
import { rememberShopMode } from "../../database/shop-mode.ts";
import { columnDocs } from "./column-docs.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const docs = readFileSync(join(root, "docs/catalogue.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "sen-first-shop-"));
const { MEDIA_S3_BUCKET: _, ...real } = realSettings(join(folder, "data"));
const settings = { ...real, ALLOW_IN_PRODUCTION: "uploads-on-disk, sample-company", NODE_ENV: "test" };
let drop = () => Promise.resolve<unknown>(undefined);
const said: string[] = [];

/** Runs a command line from the documentation, with a real shop's settings. */
async function follow(
  line: string,
  url: string,
  onStart: (running: ChildProcess) => void = () => undefined,
): Promise<void> {
  const [program = "", ...words] = line.split(/ +(?:-- +)?/);
  const scripts: Record<string, string> = { migrate: "migrate", catalogue: "catalogue" };
  const script = program === "npm" ? scripts[words[1] ?? ""] : undefined;
  const args = (script ? words.slice(2) : words).map((word) =>
    word.replace(/^my-shop$/, join(folder, "my-shop")),
  );
  const file = fileURLToPath(new URL(`../../commands/${script ?? ""}.ts`, import.meta.url));
  const [command, own] = script ? [process.execPath, ["--conditions=@sen/source", file]] : [program, []];
  const env = { ...environment(), ...settings, DATABASE_URL: url };
  await new Promise<void>((resolve, reject) => {
    const running = execFile(command, [...own, ...args], { cwd: root, env }, (failure, out, error) => {
      said.push(out);
      if (failure) reject(Object.assign(new Error(`${line}\n${error}`), { code: failure.code }));
      else resolve();
    });
    onStart(running);
  });
}

/** A shop set up by its first operator: an empty database, a real shop's settings, and the documented steps. */
const shop = await useShop(
  () => ({}),
  async () => {
    const database = await emptyDatabase();
    drop = database.drop;
    const [, commands = ""] = /```sh\n([\s\S]*?)```/.exec(docs) ?? [];
    for (const line of commands.trim().split("\n")) await follow(line, database.url);
    return connect(database.url, { connections: 4 });
  },
  settings,
);

await rememberShopMode(shop.db, "production", shop.clock.now());
await fillCustomers(shop.db);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

describe("docs/catalogue.md followed by a new operator of a real shop", () => {
  it("lists what would be new in a dry run before the import", () => {
    expect(said.join("")).toMatch(
      /^The database has the newest schema\.\n[\s\S]*products: 10 new, 0 changed, 0 unchanged\n[\s\S]*Dry run: nothing was written\./,
    );
    expect(said.join("")).toMatch(/Imported in [\d.]+ s\.\n$/);
  });

  it("fills a shop whose products can be searched and opened", async () => {
    const { body } = await shop.call("listProducts", { query: { keyword: "trà" } });
    expect(body.data.items.map(({ name }: { name: string }) => name)).toContain("Trà ướp sen Tây Hồ");
    const [tea] = body.data.items;
    const page = await shop.call("getProduct", { params: { id: tea.id }, lang: "en" });
    expect(page.body.data.product ?? page.body.data).toMatchObject({ maker: { name: "Sen Nhà Làm" } });
    const picture = await shop.app.inject(`${tea.image_url}/320.avif`);
    expect(picture.headers["content-type"]).toBe("image/avif");
  });

  it("lets a customer place an order with payment on delivery", async () => {
    await buying(shop).giveAddress(demoCustomer.id);
    const token = await shop.signIn(demoCustomer);
    const { rows } = await shop.db.execute<{ id: number; product_id: number }>(
      "select id, product_id from variants where sku = 'AO-TRANG-M'",
    );
    const [variant] = rows;
    const { body: cart } = await shop.call("addToCart", {
      token,
      body: { items: [{ product_id: variant?.product_id, variant_id: variant?.id, quantity: 1 }] },
    });
    const item_ids = cart.data.results.map(({ cart_item_id }: { cart_item_id: number }) => cart_item_id);
    const { body: prepared } = await shop.call("checkout", { token, body: { item_ids } });
    const { body: checkout } = await shop.call("updateCheckout", {
      token,
      params: { id: prepared.data.id },
      body: { payment_method: PaymentMethod.cod },
    });
    const { body: placed } = await buying(shop).place(token, checkout.data);
    expect(placed).toMatchObject({ code: 200, data: { orders: [{ order_status: "CREATED" }] } });
    expect((await shop.db.execute("select stock from variants where sku = 'AO-TRANG-M'")).rows).toEqual([
      { stock: 14 },
    ]);
  });

  it("runs a further import at a lower process priority", async () => {
    const seen = Promise.withResolvers<number>();
    const ended = await shop.db.transaction(async (tx) => {
      // A process may take longer to start than the limit for idle transactions.
      await tx.execute("set local idle_in_transaction_session_timeout = 0");
      await tx.execute("select pg_advisory_xact_lock(hashtext('catalogue import'))");
      const run = follow("npm run catalogue -- import my-shop --dry-run", shop.db.url, (running) => {
        // The process prints that it is waiting.
        running.stderr?.once("data", () => seen.resolve(getPriority(running.pid)));
      });
      await Promise.race([seen.promise, run]);
      return { run };
    });
    await ended.run;
    expect(await seen.promise).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });

  it("exits with 1 and lists the faults of a broken file, and logs which imports began and which were completed", async () => {
    const broken = join(folder, "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "stock.csv"), "sku,stock\nTUI,many\n");
    await expect(
      follow(`npm run catalogue -- import ${broken} --lang vi`, shop.db.url),
    ).rejects.toMatchObject({
      code: 1,
      message: expect.stringMatching(
        /stock.csv · dòng 2 · stock · "many" · cần .*\n1 lỗi\. Chưa có gì được ghi/,
      ) as string,
    });
    const { rows } = await shop.db.execute(
      "select action, details -> 'counts' -> 0 as first from operator_actions order by id",
    );
    const action = "catalogue import";
    expect(rows).toEqual([
      { action, first: null },
      { action, first: { name: "categories", added: 6, changed: 0, unchanged: 0 } },
      { action, first: null },
    ]);
  });

  it("refuses a command line that it does not understand before it opens the shop", async () => {
    await expect(follow("npm run catalogue -- import my shop", "postgres://nowhere:1/none")).rejects.toThrow(
      "too many arguments for 'import'",
    );
  });

  it("documents every column that the import reads", async () => {
    const [, listed = ""] =
      /<!-- npm run catalogue -- columns -->\n([\s\S]*?)<!-- end of columns -->/.exec(docs) ?? [];
    // Prettier aligns the cells.
    const cells = (text: string) => text.trim().replaceAll(/ +/g, " ").replaceAll(/-+/g, "-");
    expect(cells(listed)).toBe(cells(columnDocs()));
  });
});
