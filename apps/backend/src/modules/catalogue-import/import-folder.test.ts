import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";
import { connectOnce } from "../../database/connect.ts";
import { cataloguePlace } from "../../pictures/photos.ts";
import { importFolder } from "./import-folder.ts";
import { changeText } from "./write-rows.ts";

const shop = await useEmptyShop();
const rowsOf = async (query: string) => (await shop.client.query<Record<string, unknown>>(query)).rows;
const example = (name: string) => readFileSync(join(EXAMPLE, name), "utf8");

describe("importing a folder", () => {
  it("reports what would be new and writes nothing in a dry run", async () => {
    const { faults, counts } = await shop.run(EXAMPLE, { dryRun: true });
    expect(faults).toEqual([]);
    expect(counts).toContain("products 10/0/0");
    expect(
      await rowsOf("select from products union all select from malls union all select from photos"),
    ).toEqual([]);
  });

  it("ignores what Excel, macOS and people put beside the files", async () => {
    const beside = { "~$products.xlsx": "", "._products.csv": "", "notes.txt": "" };
    expect((await shop.run(shop.folderWith(beside), { dryRun: true })).faults).toEqual([]);
  });

  it.each([
    ["macOS wrote with its accents apart", "ảnh-bìa.webp", "ảnh-bìa.webp".normalize("NFD")],
    ["has any sign that Windows allows", "#1 Áo & Quần, 'Tết' +50%.webp", "#1 Áo & Quần, 'Tết' +50%.webp"],
  ])("finds a picture whose name %s", async (_, written, stored) => {
    const cells = `anh,Ảnh,"${written.normalize("NFC")}"`;
    const folder = shop.folderWith({ "makers.csv": `maker_code,name,image\n${cells}\n` }, "nothing");
    cpSync(join(EXAMPLE, "pictures/logo.webp"), join(folder, "pictures", stored));
    expect((await shop.run(folder, { dryRun: true })).faults).toEqual([]);
  });

  it("puts the example's ten products on sale", async () => {
    const { faults, counts } = await shop.run(EXAMPLE);
    expect(faults).toEqual([]);
    expect(counts).toEqual([
      "categories 6/0/0",
      "makers 2/0/0",
      "size_guides 2/0/0",
      "malls 1/0/0",
      "stations 1/0/0",
      "shops 2/0/0",
      "products 10/0/0",
      "product_pictures 11/0/0",
      "variants 16/0/0",
      "coupons 2/0/0",
      "banners 1/0/0",
      "flash_deals 1/0/0",
      "flash_deal_items 1/0/0",
      "questions 1/0/0",
      "article_topics 2/0/0",
      "article_tags 2/0/0",
      "articles 1/0/0",
    ]);
    expect(
      await rowsOf("select price, count(*) as n from listing group by price order by price limit 2"),
    ).toEqual([
      { price: 68_000, n: 1 },
      { price: 75_000, n: 1 },
    ]);
    expect(await rowsOf("select name, product_count from tenants order by name")).toEqual([
      { name: "Nhà Linen", product_count: 5 },
      { name: "Trà Sen", product_count: 5 },
    ]);
    expect(
      await rowsOf(`select p.stock, p.discount_percent, g.name_en, g.values, v.value_1, v.value_2 from products p
        join variance_groups g on g.product_id = p.id and g.position = 1 join variants v on v.product_id = p.id
        where p.code = 'ao-linen' and v.sku = 'AO-XANH-S'`),
    ).toEqual([
      {
        stock: 45,
        discount_percent: 13,
        name_en: "Colour",
        values: [
          { name_vi: "Trắng", name_en: "White" },
          { name_vi: "Xanh rêu", name_en: "Moss green" },
        ],
        value_1: 1,
        value_2: 0,
      },
    ]);
  });

  it("changes no row when repeated", async () => {
    const before = await rowsOf(
      "select xmin::text, id from products union all select xmin::text, id from variants order by 2, 1",
    );
    const { counts } = await shop.run(EXAMPLE);
    expect(counts.filter((one) => !/ 0\/0\/\d+$/.test(one))).toEqual([]);
    expect(
      await rowsOf(
        "select xmin::text, id from products union all select xmin::text, id from variants order by 2, 1",
      ),
    ).toEqual(before);
  });

  it("reads columns and times as spreadsheets write them, and letters as macOS does", async () => {
    const folder = shop.folderWith(
      {
        "flash_deals.csv": "Deal_Code\u00a0,STARTS\nca-ngay,00:00:00\n",
        "makers.csv": "maker_code,name\nnắng-mới,Nắng mới\n".normalize("NFD"),
      },
      "nothing",
    );
    expect(await shop.run(folder, { dryRun: true })).toEqual({
      faults: [],
      counts: ["makers 1/0/0", "flash_deals 0/0/1"],
    });
  });

  it("updates only what changed and keeps the columns a file leaves out", async () => {
    const folder = shop.folderWith(
      { "products.csv": "product_code,name_en\nca-phe,Coffee of Buon Ma Thuot\ntui-linen,Linen bag\n" },
      "nothing",
    );
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["products 0/1/1"] });
    expect(
      await rowsOf(
        `select name_vi, name_en, price_after_discount, weight_gram from products where code = 'ca-phe'`,
      ),
    ).toEqual([
      {
        name_vi: "Cà phê rang xay Buôn Ma Thuột",
        name_en: "Coffee of Buon Ma Thuot",
        price_after_discount: 165_000,
        weight_gram: 550,
      },
    ]);
    const [words] = await rowsOf(
      `select words::text from listing d join products p on p.id = d.product_id where p.code = 'ca-phe'`,
    );
    expect(words?.words).toContain("buon");
    expect(words?.words).not.toContain("ground");
  });

  it("updates prices and stock on their own, and the lists with them", async () => {
    const folder = shop.folderWith(
      {
        "prices.csv": "sku;price_after_discount\r\nKHAN;199000\r\nTUI;189000\r\nNON;150000\r\n",
        "stock.jsonl": '\uFEFF{"sku":"KHAN","stock":3}\n{"sku":"NON","stock":35}\n',
      },
      "nothing",
    );
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["prices 0/2/1", "stock 0/1/1"] });
    expect(
      await rowsOf(`select sku, price_after_discount, original_price_after_tax from variants
        where sku in ('KHAN', 'TUI') order by sku`),
    ).toEqual([
      { sku: "KHAN", price_after_discount: 199_000, original_price_after_tax: 260_000 },
      { sku: "TUI", price_after_discount: 189_000, original_price_after_tax: 189_000 },
    ]);
    expect(
      await rowsOf(`select i.price, i.discount_percent, p.stock from listing i join products p on p.id = i.product_id
        where p.code = 'khan-linen'`),
    ).toEqual([{ price: 199_000, discount_percent: 23, stock: 3 }]);
  });

  it("sets an emptied original price to the price itself", async () => {
    const folder = shop.folderWith({ "prices.csv": "sku,original_price_after_tax\nKHAN,\n" }, "nothing");
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["prices 0/1/0"] });
    expect(
      await rowsOf("select price_after_discount, original_price_after_tax from variants where sku = 'KHAN'"),
    ).toEqual([{ price_after_discount: 199_000, original_price_after_tax: 199_000 }]);
  });

  it("changes variants of a product without their options, which it knows", async () => {
    const folder = shop.folderWith(
      { "variants.csv": "sku,product_code,active\nAO-XANH-S,ao-linen,no\nAO-XANH-M,ao-linen,no\n" },
      "nothing",
    );
    expect(await shop.run(folder, { dryRun: true })).toEqual({ faults: [], counts: ["variants 0/2/0"] });
  });

  it("lists each cell that would change in a dry run, and lets a coupon end with its last day", async () => {
    const folder = shop.folderWith(
      {
        "prices.csv": "sku,price_after_discount\nNON,15000\nKHAN,199000\n",
        "coupons.csv": "code,shop_code,starts_at,ends_at,active\nTRASEN10,tra-sen,2026-12-12,2026-12-12,no\n",
      },
      "nothing",
    );
    const changes: string[] = [];
    const onChange = (change: Parameters<typeof changeText>[0]) => void changes.push(changeText(change));
    expect((await shop.run(folder, { dryRun: true, onChange })).faults).toEqual([]);
    expect(changes).toEqual([
      'prices.csv · NON · price_after_discount · "150000" → "15000"',
      'coupons.csv · TRASEN10 · starts_at · "2026-01-01T00:00:00+07:00" → "2026-12-12T00:00:00+07:00"',
      'coupons.csv · TRASEN10 · ends_at · "2030-12-31T23:59:59+07:00" → "2026-12-12T23:59:59+07:00"',
      'coupons.csv · TRASEN10 · active · "yes" → "no"',
    ]);
  });

  it("draws a picture once for a dry run and the import after it", async () => {
    const folder = shop.folderWith({ "makers.csv": "maker_code,name,image\nanh,Ảnh,moi.png\n" }, "nothing");
    mkdirSync(join(folder, "pictures"));
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a83" } })
      .png()
      .toFile(join(folder, "pictures/moi.png"));
    const work = join(folder, "work");
    await shop.run(folder, { work, dryRun: true });
    const [id = ""] = readdirSync(join(work, "drawn"));
    writeFileSync(join(work, "drawn", id, "full"), "drawn before");
    expect(await shop.run(folder, { work })).toEqual({ faults: [], counts: ["makers 1/0/0"] });
    const stored = await shop.mediaStorage.read(`${cataloguePlace(id)}/full.jpg`);
    expect(stored && (await text(stored))).toBe("drawn before");
  });

  it("takes a product and a variant off sale, and appends a new option value", async () => {
    const folder = shop.folderWith(
      {
        "products.csv": "product_code,active\nnon-coi,no\n",
        "variants.csv":
          "sku,product_code,value_1_vi,value_1_en,price_after_discount,stock,active\nDAM-XS,dam-linen,XS,XS,690000,4,yes\nDAM-M,dam-linen,M,M,690000,11,no\n",
      },
      "nothing",
    );
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["products 0/1/0", "variants 1/1/0"] });
    expect(
      await rowsOf(`select (select count(*) from listing i where i.product_id = p.id) as listed, stock from products p
        where code in ('non-coi', 'dam-linen') order by code`),
    ).toEqual([
      { listed: 1, stock: 13 },
      { listed: 0, stock: 35 },
    ]);
    expect(await rowsOf(`select sku, value_1 from variants where sku like 'DAM-%' order by value_1`)).toEqual(
      [
        { sku: "DAM-S", value_1: 0 },
        { sku: "DAM-M", value_1: 1 },
        { sku: "DAM-XS", value_1: 2 },
      ],
    );
  });

  it("reads times, hours and wards as people and spreadsheets write them", async () => {
    const folder = shop.folderWith(
      {
        "malls.csv": "mall_code,opening_hours\nsen-q1,9:30 - 22:00\n",
        "stations.csv": "station_code,opens_at,ward_code\nquay-q1,9:30,37\n",
        "categories.csv": 'category_code,search_terms_vi\ntra,"trà,\nchè, "\n',
      },
      "nothing",
    );
    const counts = ["categories 0/1/0", "malls 0/0/1", "stations 0/1/0"];
    expect(await shop.run(folder)).toEqual({ faults: [], counts });
    expect(await rowsOf("select w.code from stations s join wards w on w.id = s.ward_id")).toEqual([
      { code: "00037" },
    ]);
    expect(await rowsOf("select search_terms_vi from categories where code = 'tra'")).toEqual([
      { search_terms_vi: ["trà", "chè"] },
    ]);
  });

  it("reads what spreadsheets save: semicolons, CRLF, a byte order mark, quoted line breaks", async () => {
    const folder = shop.folderWith(
      {
        "products.csv": `\uFEFFproduct_code;description_vi;specs\r\nca-phe;"Rang mộc; xay vừa.\r\n\r\nCho phin.";"Độ rang | Roast: Vừa | Medium"\r\n`,
      },
      "nothing",
    );
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["products 0/1/0"] });
    expect(
      await rowsOf(
        `select description_vi, specs from product_details d join products p on p.id = product_id where code = 'ca-phe'`,
      ),
    ).toEqual([
      {
        description_vi: "Rang mộc; xay vừa.\r\n\r\nCho phin.",
        specs: [{ name_vi: "Độ rang", name_en: "Roast", value_vi: "Vừa", value_en: "Medium" }],
      },
    ]);
  });

  it("ignores spaces around a cell, and empty columns behind the last one", async () => {
    const folder = shop.folderWith(
      { "makers.csv": 'maker_code, name,,\nnang\u00a0,"Nắng ",,\n,,,\n' },
      "nothing",
    );
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["makers 0/0/1"] });
  });

  it("adds up a product's stock with what an order took meanwhile of another variant", async () => {
    const order = await connectOnce(shop.url);
    await order.query("begin");
    await order.query("update variants set stock = stock - 1 where sku = 'AO-TRANG-S'");
    await order.query("update products set stock = stock - 1 where code = 'ao-linen'");
    const running = shop.run(shop.folderWith({ "stock.csv": "sku,stock\nAO-XANH-M,3\n" }, "nothing"));
    const waits = "select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))";
    while ((await order.query(waits)).rowCount === 0);
    await order.query("commit");
    await order.end();
    expect((await running).faults).toEqual([]);
    expect(
      await rowsOf(`select p.stock, sum(v.stock)::integer as pieces from products p
        join variants v on v.product_id = p.id where p.code = 'ao-linen' group by p.id`),
    ).toEqual([{ stock: 37, pieces: 37 }]);
  });

  const choicesOf = (code: string) =>
    rowsOf(`select g.position, g.values, (
        select jsonb_object_agg(v.sku, array[v.value_1, v.value_2]) from variants v where v.product_id = p.id) as variants
      from products p join variance_groups g on g.product_id = p.id where p.code = '${code}' order by g.position`);

  it("drops an option's value once no variant has it any more", async () => {
    const renamed = "sku,product_code,value_1_vi,value_1_en\nDAM-S,dam-linen,Nhỏ,Small\n";
    const folder = shop.folderWith({ "variants.csv": renamed }, "nothing");
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["variants 0/1/0"] });
    expect(await choicesOf("dam-linen")).toEqual([
      {
        position: 1,
        values: [
          { name_vi: "M", name_en: "M" },
          { name_vi: "XS", name_en: "XS" },
          { name_vi: "Nhỏ", name_en: "Small" },
        ],
        variants: { "DAM-S": [2, null], "DAM-M": [0, null], "DAM-XS": [1, null] },
      },
    ]);
    expect((await shop.run(folder)).counts).toEqual(["variants 0/0/1"]);
  });

  it("drops an option that a product no longer has, without which nobody could buy it", async () => {
    const options = "option_1_vi,option_1_en,option_2_vi,option_2_en";
    const values = "value_1_vi,value_1_en,value_2_vi,value_2_en";
    const added = shop.folderWith(
      {
        "products.csv": `product_code,shop_code,category_code,maker_code,name_vi,name_en,description_vi,description_en,${options}
hop-tra,tra-sen,tra,nang,Hộp trà,Tea box,Hộp thiếc.,A tin.,Cỡ,Size,Màu,Colour
`,
        "variants.csv": `sku,product_code,${values},price_after_discount,stock\nHOP,hop-tra,To,Large,Đỏ,Red,90000,3\n`,
      },
      "nothing",
    );
    expect((await shop.run(added)).faults).toEqual([]);
    expect(await choicesOf("hop-tra")).toHaveLength(2);
    const removed = shop.folderWith(
      {
        "products.csv": `product_code,${options}\nhop-tra,Cỡ,Size,,\n`,
        "variants.csv": `sku,product_code,${values}\nHOP,hop-tra,To,Large,,\n`,
      },
      "nothing",
    );
    expect((await shop.run(removed)).faults).toEqual([]);
    expect(await choicesOf("hop-tra")).toEqual([
      { position: 1, values: [{ name_vi: "To", name_en: "Large" }], variants: { HOP: [0, null] } },
    ]);
  });

  it("says which products it stopped at, and whether earlier ones were saved", async () => {
    await shop.client.query("alter table products add constraint refused check (name_en <> 'Refused')");
    const folder = shop.folderWith({ "products.csv": "product_code,name_en\nca-phe,Refused\n" }, "nothing");
    await expect(shop.run(folder)).rejects.toThrow(
      /^Stopped while writing products 1 to 1 \(products\.csv\): .* Earlier batches were saved/,
    );
    await shop.client.query("begin");
    await expect(shop.run(folder, { inTransaction: true })).rejects.toThrow(/ No product was saved: /);
    await shop.client.query("rollback");
    await shop.client.query("alter table products drop constraint refused");
  });

  it("reads only the kind of file asked for and what belongs to it", async () => {
    const { counts } = await shop.run(EXAMPLE, { only: ["products"], dryRun: true });
    expect(counts.map((one) => one.split(" ")[0])).toEqual(["products", "product_pictures", "variants"]);
  });

  it("waits for a running import and says so", async () => {
    const other = await connectOnce(shop.url);
    await other.query("select pg_advisory_lock(hashtext('catalogue import'))");
    const said: string[] = [];
    const running = shop.run(EXAMPLE, {
      dryRun: true,
      say: (sentence) => {
        said.push(sentence);
        void other.end();
      },
    });
    expect((await running).faults).toEqual([]);
    expect(said[0]).toBe("Another import is running: waiting for it to finish…");
  });

  it("resumes after an interruption: whole batches are kept, and no row is written twice", async () => {
    const lines = example("makers.csv").split("\n");
    const many = Array.from({ length: 50 }, (_, index) => `maker-${index},Maker ${index},,Việt Nam`);
    const folder = shop.folderWith({ "makers.csv": [lines[0], ...many].join("\n") }, "nothing");
    const broken = shop.run(folder, {
      batch: 10,
      say: (sentence) => {
        if (sentence.includes("31 of") || sentence.includes("30 of")) throw new Error("The power is gone");
      },
    });
    await expect(broken).rejects.toThrow("The power is gone");
    const [{ n } = {}] = await rowsOf("select count(*) as n from makers where code like 'maker-%'");
    expect(Number(n)).toBe(29); // The header is line 1.
    expect(await shop.run(folder, { batch: 10 })).toEqual({ faults: [], counts: ["makers 21/0/29"] });
  });

  it("reports the lines at which the database connection was lost, and resumes there", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `late-${index},Maker ${index}`).join("\n");
    const folder = shop.folderWith({ "makers.csv": `maker_code,name\n${rows}\n` }, "nothing");
    const lost = await connectOnce(shop.url);
    const pid = (await lost.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
    await shop.client.query("begin");
    await shop.client.query("lock table makers in exclusive mode");
    const options = {
      folder,
      work: join(folder, "work"),
      mediaStorage: shop.mediaStorage,
      locale: "en" as const,
    };
    const broken = expect(importFolder(lost, { ...options, batch: 10 })).rejects.toThrow(
      /^Stopped while writing makers.csv, lines 1 to 10: .* run it again to continue\.$/,
    );
    const isWaiting = `select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`;
    while ((await shop.client.query(isWaiting, [pid])).rowCount === 0);
    await shop.client.query("select pg_terminate_backend($1)", [pid]);
    await broken;
    await shop.client.query("rollback");
    await lost.end().catch(() => undefined);
    expect(await shop.run(folder)).toEqual({ faults: [], counts: ["makers 30/0/0"] });
  });
});
