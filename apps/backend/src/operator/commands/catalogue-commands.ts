import { desc } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { operatorActions } from "../../database/schema/index.ts";
import { catalogueRowCommand } from "./audited.ts";
import { flag, type Command, type CommandInput } from "./command.ts";

/** How many audit entries to show, newest first. */
const SHOWN = 100;

/** The argument at a position. */
function word({ args }: CommandInput, place: number, what: string): string {
  const said = args[place];
  if (said !== undefined) return said;
  throw new StartFailure(`Give the ${what}.`);
}

/** A pair of commands that switch one row on and off by its code. */
function switching(
  names: readonly [on: string, off: string],
  table: string,
  key: string,
  what: string,
  about: readonly [string, string],
) {
  return names.map((name, index) =>
    catalogueRowCommand({ name, usage: `<${key}>`, about: about[index] ?? "" }, (given) => ({
      table,
      cells: { [key]: word(given, 0, what), active: index === 0 ? "yes" : "no" },
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
const usageOf = (flags: readonly string[]): string => flags.map((name) => `--${name} …`).join(" ");
const columns = (name: string): string => `The flags are the columns of ${name} in docs/catalogue.md.`;

/** Manual changes to the catalogue, each recorded in the audit log. */
export const catalogueCommands: readonly Command[] = [
  ...switching(["shop open", "shop close"], "shops", "shop_code", "code of the shop", [
    "Reopens a shop; its products are listed again.",
    "Closes a shop; its products cannot be found or bought until it is reopened.",
  ]),
  ...switching(["product on", "product off"], "products", "product_code", "code of the product", [
    "Puts a product on sale again.",
    "Takes a product off sale.",
  ]),
  catalogueRowCommand(
    {
      name: "product stock",
      usage: "<sku> <pieces>",
      about: "Sets how many pieces of a variant are in stock.",
    },
    (line) => ({
      table: "stock",
      cells: { sku: word(line, 0, "sku"), stock: word(line, 1, "number of pieces") },
    }),
  ),
  catalogueRowCommand(
    {
      name: "product price",
      usage: "<sku> <dong> [--original <dong>]",
      about: "Sets the price of a variant; without --original, its original price as well.",
      flags: ["original"],
    },
    (line) => ({
      table: "prices",
      cells: {
        sku: word(line, 0, "sku"),
        price_after_discount: word(line, 1, "price in dong"),
        original_price_after_tax: flag(line, "original") ?? "",
      },
    }),
  ),
  catalogueRowCommand(
    {
      name: "coupon create",
      usage: `<code> ${usageOf(COUPON)}`,
      about: `Creates or changes a coupon. ${columns("coupons")}`,
      flags: COUPON,
    },
    (line) => ({
      table: "coupons",
      cells: { code: word(line, 0, "code of the coupon"), ...given(COUPON, line) },
    }),
  ),
  catalogueRowCommand(
    { name: "coupon end", usage: "<code>", about: "Ends a coupon; it can no longer be used." },
    (line) => ({
      table: "coupons",
      cells: { code: word(line, 0, "code of the coupon"), active: "no" },
      updatesOnly: true,
    }),
  ),
  catalogueRowCommand(
    {
      name: "banner create",
      usage: `<code> ${usageOf(BANNER)}`,
      about: `Creates or changes a banner. ${columns("banners")}`,
      flags: BANNER,
    },
    (line) => ({
      table: "banners",
      cells: { banner_code: word(line, 0, "code of the banner"), ...given(BANNER, line) },
    }),
  ),
  ...switching(["question show", "question hide"], "questions", "question_code", "code of the question", [
    "Shows a question on the support pages.",
    "Hides a question from the support pages.",
  ]),
  ...switching(["banner show", "banner hide"], "banners", "banner_code", "code of the banner", [
    "Shows a banner.",
    "Hides a banner.",
  ]),
  catalogueRowCommand(
    {
      name: "deal add",
      usage: `<deal> <sku> ${usageOf(DEAL)}`,
      about: "Adds a variant to a flash deal, or changes its offer.",
      flags: DEAL,
    },
    (line) => ({
      table: "flash_deal_items",
      cells: {
        deal_code: word(line, 0, "code of the deal"),
        sku: word(line, 1, "sku"),
        ...given(DEAL, line),
      },
    }),
  ),
  catalogueRowCommand(
    { name: "deal end", usage: "<deal> <sku>", about: "Ends a variant's offer in a flash deal." },
    (line) => ({
      table: "flash_deal_items",
      cells: { deal_code: word(line, 0, "code of the deal"), sku: word(line, 1, "sku"), stock: "0" },
      updatesOnly: true,
    }),
  ),
  ...switching(["article publish", "article withdraw"], "articles", "article_code", "code of the article", [
    "Publishes an article.",
    "Withdraws an article. An import whose file marks it active publishes it again.",
  ]),
  {
    name: "audit",
    usage: "",
    about: "Lists recorded staff actions, such as catalogue changes: who, when and what, newest first.",
    run: async ({ db }) => {
      const rows = await db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(SHOWN);
      return rows.map((row) => ({ ...row, details: JSON.stringify(row.details) }));
    },
  },
];
