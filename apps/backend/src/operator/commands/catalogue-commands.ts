import { and, desc, eq, gt, gte, lt } from "../../database/drizzle.ts";
import { flashDealItems, flashDeals, operatorActions, variants } from "../../database/schema/index.ts";
import type { Queryable } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { tableNamed } from "../../modules/catalogue-import/index.ts";
import { catalogueRowCommand, writeRow } from "./audited.ts";
import { flag, optionalSpanOf, type Command, SHOWN, SPAN_FLAGS } from "./command.ts";

/** A pair of commands that switch one row on and off by its code. */
function switching(
  names: readonly [on: string, off: string],
  table: string,
  key: string,
  about: readonly [string, string],
) {
  return names.map((name, index) =>
    catalogueRowCommand({ name, args: `<${key}>`, about: about[index] ?? "" }, ({ args: [code = ""] }) => ({
      table,
      cells: { [key]: code, active: index === 0 ? "yes" : "no" },
      updatesOnly: true,
    })),
  );
}

/** A command that creates or changes a row, whose key is its arguments and whose other columns are its flags. */
function writing(name: string, about: string, kind: string): Command {
  const table = tableNamed(kind);
  const columns = Object.keys(table.columns).filter((column) => !table.key.includes(column));
  return catalogueRowCommand(
    {
      name,
      args: table.key.map((column) => `<${column}>`).join(" "),
      about: `${about} The flags are the columns of ${table.name} in docs/catalogue.md.`,
      flags: columns.map((column) => `--${column} <${column}>`),
    },
    (line) => ({
      table: table.name,
      cells: Object.fromEntries([
        ...table.key.map((column, place) => [column, line.args[place] ?? ""]),
        ...columns.flatMap((column) => {
          const value = flag(line, column);
          return value === undefined ? [] : [[column, value]];
        }),
      ]),
    }),
  );
}

/** Manual changes to the catalogue, each recorded in the audit log. */
export const catalogueCommands: readonly Command[] = [
  ...switching(["mall open", "mall close"], "malls", "mall_code", [
    "Reopens a mall, with those of its shops that were open.",
    "Closes a mall and all its shops until it is reopened. Open orders stay.",
  ]),
  ...switching(["shop open", "shop close"], "shops", "shop_code", [
    "Reopens a shop; its products are listed again.",
    "Closes a shop; its products cannot be found or bought until it is reopened.",
  ]),
  ...switching(["product on", "product off"], "products", "product_code", [
    "Puts a product on sale again.",
    "Takes a product off sale.",
  ]),
  catalogueRowCommand(
    {
      name: "product stock",
      args: "<sku> <pieces>",
      about:
        "Sets how many pieces of a variant can be sold, without those of orders that have not been handed over yet.",
    },
    ({ args: [sku = "", stock = ""] }) => ({
      table: "stock",
      cells: { sku, stock },
    }),
  ),
  catalogueRowCommand(
    {
      name: "product price",
      args: "<sku> <dong>",
      about: "Sets the price of a variant; without --original, its original price as well.",
      flags: ["--original <dong>"],
    },
    (line) => {
      const [sku = "", price = ""] = line.args;
      const original = flag(line, "original") ?? "";
      return {
        table: "prices",
        cells: { sku, price_after_discount: price, original_price_after_tax: original },
      };
    },
  ),
  writing("coupon create", "Creates or changes a coupon.", "coupons"),
  catalogueRowCommand(
    { name: "coupon end", args: "<code>", about: "Ends a coupon; it can no longer be used." },
    ({ args: [code = ""] }) => ({ table: "coupons", cells: { code, active: "no" }, updatesOnly: true }),
  ),
  writing("banner create", "Creates or changes a banner.", "banners"),
  ...switching(["question show", "question hide"], "questions", "question_code", [
    "Shows a question on the support pages.",
    "Hides a question from the support pages.",
  ]),
  ...switching(["banner show", "banner hide"], "banners", "banner_code", [
    "Shows a banner.",
    "Hides a banner.",
  ]),
  writing("deal add", "Adds a variant to a flash deal, or changes its offer.", "flash_deal_items"),
  {
    name: "deal end",
    args: "<deal> [sku]",
    about: "Ends a variant's offer in a flash deal, or without a SKU all offers of the deal.",
    run: async (context, { args: [deal_code = "", only] }) => {
      const skus = only === undefined ? await offeredIn(context.db, deal_code) : [only];
      const ended: string[] = [];
      for (const sku of skus) {
        const cells = { deal_code, sku, stock: "0" };
        const { before } = await writeRow(context, { table: "flash_deal_items", cells, updatesOnly: true });
        ended.push(`${sku} (stock ${before["stock"] ?? 0})`);
      }
      return { deal_code, ended: ended.join(", ") };
    },
  },
  ...switching(["article publish", "article withdraw"], "articles", "article_code", [
    "Publishes an article.",
    "Withdraws an article. An import whose file marks it active publishes it again.",
  ]),
  {
    name: "audit",
    about: "Lists what staff did: who, when and what, newest first; the latest, or all of these days.",
    flags: SPAN_FLAGS,
    audit: "none",
    run: async ({ db }, given) => {
      const span = optionalSpanOf(given);
      const { id, done_at } = operatorActions;
      const rows = await db
        .select()
        .from(operatorActions)
        .where(span && and(gte(done_at, span.from), lt(done_at, span.to)))
        .orderBy(desc(id))
        .limit(span ? Number.MAX_SAFE_INTEGER : SHOWN);
      return rows.map((row) => ({ ...row, details: JSON.stringify(row.details) }));
    },
  },
];

/** The SKUs that a flash deal offers. */
async function offeredIn(db: Queryable, deal: string): Promise<string[]> {
  const rows = await db
    .select({ sku: variants.sku })
    .from(flashDealItems)
    .innerJoin(flashDeals, eq(flashDeals.id, flashDealItems.flash_deal_id))
    .innerJoin(variants, eq(variants.id, flashDealItems.variant_id))
    .where(and(eq(flashDeals.code, deal), gt(flashDealItems.stock, 0)))
    .orderBy(flashDealItems.position, flashDealItems.id);
  if (rows.length === 0) throw new StartFailure(`Flash deal "${deal}" has no offers.`);
  return rows.map(({ sku }) => sku);
}
