import { getTableColumns, getTableName, is, PgTable, sql } from "./drizzle.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import type { Operations } from "../http/operation.ts";
import { buildServer } from "../server.ts";
import * as schema from "./schema/index.ts";

const shop = await useShop();
const tables = Object.values(schema).filter((one) => is(one, PgTable));

/**
 * Values that the database must refuse: table, column, SQL. The other columns of the row are left out. Of lists of values only some are here:
 * that each of their columns has its constraint is checked below.
 */
const refused: [table: string, column: string, value: string][] = [
  ["shop_mode", "mode", "'test'"],
  ["customers", "lang", "'fr'"],
  ["customers", "lang", "repeat('x', 900000)"],
  ["customers", "full_name", "repeat('ế', 101)"],
  ["customers", "phone", "'09012345678'"],
  ["customers", "email", "repeat('x', 201)"],
  ["customers", "gender", "3"],
  ["addresses", "contact_name", "repeat('x', 101)"],
  ["addresses", "address", "repeat('x', 201)"],
  ["addresses", "full_address", "repeat('x', 501)"],
  ["idempotency_keys", "key", "repeat('x', 101)"],
  ["cart_items", "quantity", "0"],
  ["cart_items", "quantity", "1000"],
  ["checkouts", "coupon_ids", "array(select generate_series(1, 21))"],
  ["checkout_items", "quantity", "-1"],
  ["checkout_shops", "note", "repeat('x', 201)"],
  ["payment_differences", "resolution", "repeat('x', 900000)"],
  ["orders", "order_status", "'LOST'"],
  ["orders", "cancel_reason", "99"],
  ["orders", "cancel_note", "repeat('x', 500000)"],
  ["orders", "text_note", "repeat('x', 501)"],
  ["order_items", "quantity", "0"],
  ["vat_invoices", "details", `jsonb_build_object('email', repeat('x', 201))`],
  ["complaints", "customer_note", `jsonb_build_object('description', repeat('x', 5001))`],
  ["complaints", "customer_note", `jsonb_build_object('evidence_note', repeat('x', 5001))`],
  ["return_requests", "customer_info", `jsonb_build_object('address', repeat('x', 201))`],
  ["return_requests", "infor_banking_customer", `jsonb_build_object('account_number', repeat('1', 20))`],
  ["refunds", "bank", `jsonb_build_object('bank_name', repeat('x', 201))`],
  ["carrier_cash", "settled_note", "repeat('x', 5001)"],
  ["goods_inspections", "note", "repeat('x', 5001)"],
  ["provider_events", "code", "repeat('x', 201)"],
  ["operator_alerts", "text", "repeat('x', 1001)"],
  ["searches", "keyword", "repeat('x', 61)"],
  ["delivery_requests", "to_address", `jsonb_build_object('address', repeat('x', 201))`],
  ["products", "delivery_types", "array['normal', 'drone']"],
  ["reviews", "rating", "6"],
  ["tickets", "subject", "repeat('ế', 101)"],
  ["tickets", "rating_stars", "0"],
  ["ticket_messages", "text", "repeat('x', 2001)"],
  ["notices", "facts", `jsonb_build_object('reason', repeat('x', 501))`],
  ["notification_settings", "email", "array['order', 'news']"],
  ["push_subscriptions", "endpoint", "repeat('x', 1001)"],
  ["push_subscriptions", "p256dh", "repeat('x', 89)"],
  ["blogs", "title_vi", "repeat('ế', 121)"],
  ["blogs", "html_en", "repeat('x', 200001)"],
  ["blog_topics", "name_vi", "repeat('x', 61)"],
];

/** The longest values that must be accepted. */
const kept: typeof refused = [
  ["customers", "full_name", "repeat('ế', 100)"],
  ["checkout_shops", "note", "repeat('🧡', 200)"],
  ["checkouts", "payment_method", "1"],
  ["orders", "cancel_reason", "null"],
  ["orders", "cancel_note", "repeat('x', 500)"],
  ["complaints", "customer_note", `jsonb_build_object('description', repeat('x', 5000))`],
  ["complaints", "customer_note", "'{}'::jsonb"],
  ["refunds", "bank", "null"],
  ["cart_items", "quantity", "999"],
];

/** Writes one value into a copy of the table that has only its constraints. */
async function write(table: string, column: string, value: string): Promise<unknown> {
  const rollback = new Error("it was kept");
  const written = shop.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create temp table copy (like ${table} including constraints) on commit drop`));
    const { rows } = await tx.execute<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_name = ${table} and is_nullable = 'NO'`,
    );
    for (const { column_name } of rows) {
      await tx.execute(sql.raw(`alter table copy alter column "${column_name}" drop not null`));
    }
    await tx.execute(sql.raw(`insert into copy ("${column}") values (${value})`));
    throw rollback;
  });
  return written.catch((error: unknown) => (error === rollback ? "kept" : (error as Error).cause));
}

describe("the database", () => {
  it.each(refused)("refuses a %s.%s of %s", async (table, column, value) => {
    expect(await write(table, column, value)).toMatchObject({
      code: "23514",
      constraint: `${table}_${column}_allowed`,
    });
  });

  it.each(kept)("accepts a %s.%s of %s", async (table, column, value) => {
    expect(await write(table, column, value)).toBe("kept");
  });

  it("has a constraint on every column of statuses, kinds, quantities or text that is not listed as free", async () => {
    const { rows } = await shop.db.execute<{ place: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'c' and c.conname like '%\\_allowed'`);
    const limited = new Set(rows.map(({ place }) => place));
    const open = tables
      .filter((table) => !free.includes(getTableName(table)))
      .flatMap((table) =>
        Object.values(getTableColumns(table))
          .filter(({ columnType, name }) => needsLimit(columnType, name))
          .map(({ name }) => `${getTableName(table)}.${name}`),
      )
      .filter((place) => !limited.has(place) && !free.includes(place));
    expect(open).toEqual([]);
    const enumerations = tables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ enumValues }) => (enumValues?.length ?? 0) > 0)
        .map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(enumerations.filter((place) => !limited.has(place))).toEqual([]);
    const places = tables.flatMap((table) =>
      ["", ...Object.values(getTableColumns(table)).map(({ name }) => `.${name}`)].map(
        (end) => `${getTableName(table)}${end}`,
      ),
    );
    expect(free.filter((place) => !places.includes(place) || limited.has(place))).toEqual([]);
  });
});

/** Enum-like numbers, quantities, and texts need a limit. */
function needsLimit(columnType: string, name: string): boolean {
  if (/PgText|PgJsonb/.test(columnType)) return true;
  return (
    /SmallInt|Integer/.test(columnType) &&
    /status|method|reason|rating$|gender|quantity$|_type$|^type$/.test(name)
  );
}

/** Tables and columns without a limit, by the reason. */
const free = Object.entries({
  "the catalogue's": `
    banks stations malls categories product_kinds makers size_guides product_details top_searches pictures
    flash_deals coupons banners product_media variance_groups variants support_questions.own_code
    support_questions.code support_questions.keywords_vi support_questions.keywords_en
    shipping_methods.name_vi shipping_methods.name_en shipping_methods.description_vi
    shipping_methods.description_en tenants.description_vi tenants.description_en tenants.cover_url
    tenants.floor_vi tenants.floor_en products.own_code products.code tenants.own_code tenants.code
    blogs.own_code blogs.code blog_topics.own_code blog_topics.code blog_tags.own_code blog_tags.code
    blogs.text_vi blogs.text_en
  `,
  "made by the server": `
    figures_followed customers.password_hash addresses.province_name addresses.district_name
    addresses.ward_name addresses.place_dataset addresses.place_dataset_version idempotency_keys.operation
    idempotency_keys.request_hash idempotency_keys.response media_files.sha256 media_files.renditions
  `,
  "copied from the catalogue": `
    order_items.variance_group_1_vi order_items.variance_group_1_en order_items.variance_group_2_vi
    order_items.variance_group_2_en reviews.variant_name
  `,
  "a digest": "otps.code_hash identity_documents.number_digest master_data.digest blogs.digest",
  "made by the import": "photos blogs.image_url blogs.headings_vi blogs.headings_en",
  "the dataset's": "provinces districts wards",
  "the gateway's": "payments.gateway_reference gateway_sessions.description gateway_sessions.return_url",
  "counters: the keys are the server's": "rate_limits",
  "follows the texts": "blogs.search_vi blogs.search_en",
  "PostgreSQL's own": "wish_news_state.snapshot",
  "made by triggers": "listing",
  "a provider's, encrypted": "provider_tokens",
  "the carrier's, two at most": "delivery_quotes.quotes",
  "counters: the keys are digests of the server's": "attempt_counts",
  "a digest of the server's": "known_devices.device",
  "a demonstration's messages, made by the server": "outbox",
  "digests and random texts of the server's": "social_sign_ins",
  "what domain's schemas let through, until the code is used": "otps.payload",
  "of what was drawn anew": "identity_pictures.content_type",
  "follows the name": "tenants.search_text",
  "what staff typed, and counts": "operator_actions.details",
  "copied from the uploads": "reviews.media",
  "found in the content": "media_files.content_type",
}).flatMap(([, names]) => names.trim().split(/\s+/));

describe("a value that only the database refuses", () => {
  let app: FastifyInstance;
  let logged: string[] = [];

  beforeAll(async () => {
    const write = (statement: string) => () => shop.db.execute(sql.raw(statement));
    const operations = {
      listMalls: write("update customers set lang = 'fr', full_name = 'Nguyễn Thị Bí Mật' where id = 1"),
      listBanners: write("update customers set full_name = repeat('Nguyễn Thị Bí Mật', 99) where id = 1"),
      listCategories: write("update customers set birthday = 'x', gender = 99999999999 where id = 1"),
      listBlogTopics: write("select from malls where id = 99999999999::bigint::integer"),
      listFlashDeals: write("update coupons set used = quantity + 1"),
      listTopSearches: write(
        "insert into customers (full_name, phone) values ('Nguyễn Thị Bí Mật', '0901234567')",
      ),
    };
    const logger = { level: "error", stream: { write: (line: string) => void logged.push(line) } };
    app = await buildServer({ ...shop, operations: operations as unknown as Operations, logger });
  });
  afterAll(() => app.close());

  it.each([
    ["/malls", 422, "WRONG_FIELD"],
    ["/banners", 422, "WRONG_FIELD"],
    ["/categories", 422, "WRONG_FIELD"],
    ["/blog-topics", 422, "WRONG_FIELD"],
    ["/flash-deals", 500, "SERVER_ERROR"],
    ["/search/top", 500, "SERVER_ERROR"],
  ])("gets a response without SQL, and is logged: %s", async (path, status, message_code) => {
    logged = [];
    const answer = await app.inject(`/api/v1${path}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ code: status, status: 0, message_code }),
    ]);
    expect(logged.join("")).toMatch(/"msg":"(the database refused an invalid value|request failed)"/);
    expect(answer.body).not.toMatch(/customers|coupons|_allowed|update|insert|Bí Mật/i);
    const { rows } = await shop.db.execute(sql`select lang, full_name from customers where id = 1`);
    expect(rows).toEqual([{ lang: "vi", full_name: "Nguyễn Thị Sen" }]);
  });
});
