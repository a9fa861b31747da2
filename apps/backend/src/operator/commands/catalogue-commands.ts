import { desc } from "../../database/drizzle.ts";
import { operatorActions } from "../../database/schema/index.ts";
import { catalogueRowCommand } from "./audited.ts";
import { flag, type Command, type CommandInput } from "./command.ts";

/** How many audit entries to show, newest first. */
const SHOWN = 100;

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

const given = (flags: readonly string[], line: CommandInput): Record<string, string> =>
  Object.fromEntries(
    flags.flatMap((name) => {
      const value = flag(line, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const COUPON = [
  "name_vi",
  "name_en",
  "description_vi",
  "description_en",
  "image",
  "scope",
  "value_type",
  "value",
  "max_discount",
  "min_order_value",
  "mall_code",
  "shop_code",
  "category_code",
  "starts_at",
  "ends_at",
  "quantity",
  "per_customer",
] as const;
const BANNER = [
  "title_vi",
  "title_en",
  "subtitle_vi",
  "subtitle_en",
  "image",
  "alt_vi",
  "alt_en",
  "href",
  "background",
  "mall_code",
  "position",
] as const;
const DEAL = ["price", "stock", "per_customer", "position"] as const;
const flagsOf = (columns: readonly string[]) => columns.map((name) => `--${name} <${name}>`);
const columns = (name: string): string => `The flags are the columns of ${name} in docs/catalogue.md.`;

/** Manual changes to the catalogue, each recorded in the audit log. */
export const catalogueCommands: readonly Command[] = [
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
      about: "Sets how many pieces of a variant are in stock.",
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
  catalogueRowCommand(
    {
      name: "coupon create",
      args: "<code>",
      about: `Creates or changes a coupon. ${columns("coupons")}`,
      flags: flagsOf(COUPON),
    },
    (line) => ({ table: "coupons", cells: { code: line.args[0] ?? "", ...given(COUPON, line) } }),
  ),
  catalogueRowCommand(
    { name: "coupon end", args: "<code>", about: "Ends a coupon; it can no longer be used." },
    ({ args: [code = ""] }) => ({ table: "coupons", cells: { code, active: "no" }, updatesOnly: true }),
  ),
  catalogueRowCommand(
    {
      name: "banner create",
      args: "<code>",
      about: `Creates or changes a banner. ${columns("banners")}`,
      flags: flagsOf(BANNER),
    },
    (line) => ({ table: "banners", cells: { banner_code: line.args[0] ?? "", ...given(BANNER, line) } }),
  ),
  ...switching(["question show", "question hide"], "questions", "question_code", [
    "Shows a question on the support pages.",
    "Hides a question from the support pages.",
  ]),
  ...switching(["banner show", "banner hide"], "banners", "banner_code", [
    "Shows a banner.",
    "Hides a banner.",
  ]),
  catalogueRowCommand(
    {
      name: "deal add",
      args: "<deal> <sku>",
      about: "Adds a variant to a flash deal, or changes its offer.",
      flags: flagsOf(DEAL),
    },
    (line) => {
      const [deal_code = "", sku = ""] = line.args;
      return { table: "flash_deal_items", cells: { deal_code, sku, ...given(DEAL, line) } };
    },
  ),
  catalogueRowCommand(
    { name: "deal end", args: "<deal> <sku>", about: "Ends a variant's offer in a flash deal." },
    ({ args: [deal_code = "", sku = ""] }) => ({
      table: "flash_deal_items",
      cells: { deal_code, sku, stock: "0" },
      updatesOnly: true,
    }),
  ),
  ...switching(["article publish", "article withdraw"], "articles", "article_code", [
    "Publishes an article.",
    "Withdraws an article. An import whose file marks it active publishes it again.",
  ]),
  {
    name: "audit",
    about: "Lists recorded staff actions, such as catalogue changes: who, when and what, newest first.",
    run: async ({ db }) => {
      const rows = await db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(SHOWN);
      return rows.map((row) => ({ ...row, details: JSON.stringify(row.details) }));
    },
  },
];
