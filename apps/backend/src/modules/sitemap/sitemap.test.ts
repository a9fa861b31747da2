import { BlogStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi, type Mock } from "vitest";
import { giveArticles } from "../../../test/articles.ts";
import { useShop } from "../../../test/shop.ts";
import { connect } from "../../database/connect.ts";
import { blogs, malls, products, tenants } from "../../database/schema/index.ts";
import { writeSitemapFiles } from "./write-sitemap.ts";

const clients: Mock[] = [];
const shop = await useShop(
  () => ({}),
  (url) => {
    const connection = connect(url, { connections: 2 });
    connection.pool.on("connect", (client) => clients.push(vi.spyOn(client, "query") as unknown as Mock));
    return connection;
  },
);

const MANY = 1_000;
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
const get = (path: string) => shop.app.inject({ url: path });
const pathsBelow = (urls: string[]) => urls.map((url) => url.replace(shop.config.storefrontUrl, ""));

/** The stored files that the index lists, with their contents. */
async function storedFiles(): Promise<{ path: string; xml: string; paths: string[] }[]> {
  const index = pathsBelow(locsOf((await get("/sitemap.xml")).body));
  expect(index[0]).toBe("/sitemap-pages.xml");
  return Promise.all(
    index.slice(1).map(async (path) => {
      const answer = await get(path);
      expect(answer.headers["content-type"]).toBe("application/gzip");
      const xml = gunzipSync(answer.rawPayload).toString();
      return { path, xml, paths: pathsBelow(locsOf(xml)) };
    }),
  );
}

const write = (addresses?: number) => writeSitemapFiles(shop.jobServices(), addresses);
const listed = async () => (await storedFiles()).flatMap(({ paths }) => paths);

/** Writes a sitemap with this many URLs per file. Counts its statements and files. */
async function statements(addresses: number) {
  for (const client of clients) client.mockClear();
  await write(addresses);
  return {
    count: clients.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    files: (await storedFiles()).length,
  };
}

it("the sitemap index responds 503 with Retry-After before the first one is written", async () => {
  const answer = await get("/sitemap.xml");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("60");
});

it("the sitemap is rewritten by a job every hour, and cacheable for an hour", async () => {
  await shop.runJobs();
  shop.clock.pass(60 * 60 * 1000);
  expect((await shop.runJobs()).done).toContain("write-sitemap");
  const answer = await get("/sitemap.xml");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
});

it.each([
  "/sitemap-products-99.xml.gz",
  "/sitemap-orders-1.xml.gz",
  "/sitemap-..%2fx-1.xml.gz",
  "/sitemap-x",
])("responds 404 for a sitemap file that is not in the index: %s", async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

describe("the sitemap of a shop with many products", () => {
  let ids: number[];
  beforeAll(async () => {
    const [one] = await shop.db.select().from(products).where(eq(products.id, 1));
    if (!one) throw new Error("The small shop has a product 1");
    const { id: _id, code: _code, ...like } = one;
    const copies = Array.from({ length: MANY }, (_, index) => ({ ...like, own_code: `copy-${index}` }));
    ids = (await shop.db.insert(products).values(copies).returning({ id: products.id })).map(({ id }) => id);
  });

  it("lists every product once per language, in files of limited size", async () => {
    await write(200);
    const files = (await storedFiles()).filter(({ path }) => path.startsWith("/sitemap-products-"));
    expect(files.length).toBeGreaterThan(MANY / 100);
    for (const { paths } of files) expect(paths.length).toBeLessThanOrEqual(200);
    const paths = files.flatMap((file) => file.paths);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(ids.flatMap((id) => [`/product/${id}`, `/en/product/${id}`])),
    );
  });

  it("takes one query per file, however many rows there are", async () => {
    await write(100);
    const [few, many] = [await statements(1_000), await statements(100)];
    expect(many.files).toBeGreaterThan(few.files + 10);
    expect(many.count - few.count).toBe(many.files - few.files);
  });

  it("deletes files that the index no longer names", async () => {
    await write(200);
    const before = (await storedFiles()).map(({ path }) => path);
    await write(2_000);
    const now = (await storedFiles()).map(({ path }) => path);
    const gone = before.filter((path) => !now.includes(path));
    expect(gone.length).toBeGreaterThan(5);
    for (const path of gone) expect((await get(path)).statusCode).toBe(404);
  });

  it("names the alternate language of each URL, and when its product last changed", async () => {
    const then = Date.now() - 60_000;
    await shop.db.update(products).set({ name_en: "Another shirt" }).where(eq(products.id, 1));
    await write();
    const files = await storedFiles();
    const file = files.find(({ path }) => path === "/sitemap-products-1.xml.gz");
    const site = shop.config.storefrontUrl;
    const [, lastmod = ""] =
      new RegExp(`<loc>${site}/product/1</loc><lastmod>([^<]+)</lastmod>`).exec(file?.xml ?? "") ?? [];
    expect(Date.parse(lastmod)).toBeGreaterThan(then);
    expect(file?.xml).toContain(
      `<xhtml:link rel="alternate" hreflang="vi" href="${site}/product/1"/><xhtml:link rel="alternate" hreflang="en" href="${site}/en/product/1"/></url>`,
    );
    expect((await get("/sitemap.xml")).body).toContain(
      `<loc>${site}/sitemap-products-1.xml.gz</loc><lastmod>${lastmod}</lastmod>`,
    );
  });

  it("does not treat a product as changed when a piece is sold", async () => {
    const updatedAt = async () =>
      (await shop.db.select({ at: products.updated_at }).from(products).where(eq(products.id, 2)))[0]?.at;
    const before = await updatedAt();
    await shop.db.update(products).set({ stock: 7, sold_count: 3 }).where(eq(products.id, 2));
    expect(await updatedAt()).toEqual(before);
  });
});

describe("the sitemap omits", () => {
  beforeAll(async () => {
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 5));
    await shop.db.update(tenants).set({ active: false }).where(eq(tenants.id, 1));
    await write();
  });
  afterAll(async () => {
    await shop.db.update(tenants).set({ active: true }).where(eq(tenants.id, 1));
  });

  it("a product off sale, and a closed shop with its products", async () => {
    const paths = await listed();
    for (const path of ["/product/5", "/shop/1", "/product/1"]) expect(paths).not.toContain(path);
    expect(paths).toContain("/shop/2");
  });

  it("a closed mall, and an article that is a draft or not published yet", async () => {
    const [mall] = await shop.db.select({ id: malls.id }).from(malls).limit(1);
    await shop.db
      .update(malls)
      .set({ active: false })
      .where(eq(malls.id, mall?.id ?? 0));
    await giveArticles(shop.db);
    const later = new Date(shop.clock.now().getTime() + 60_000);
    await shop.db.update(blogs).set({ status: BlogStatus.draft }).where(eq(blogs.id, 1));
    await shop.db.update(blogs).set({ published_at: later }).where(eq(blogs.id, 2));
    await write();
    const paths = await listed();
    expect(paths).not.toContain(`/mall/${mall?.id ?? 0}`);
    expect(paths.filter((path) => path.includes("/blog/"))).toEqual(["/blog/3", "/en/blog/3"]);
  });
});
