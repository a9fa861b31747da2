import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";
import { startLocalServer } from "../../../test/local-server.ts";

const shop = await useEmptyShop();
const countRows = async () =>
  (
    await shop.client.query<Record<string, unknown>>(
      `select (select count(*) from products) as products, (select count(*) from photos) as photos,
         (select md5(string_agg(v::text, '' order by id)) from variants v) as variants`,
    )
  ).rows;

await shop.run(EXAMPLE);
await shop.run(
  shop.folderWith(
    {
      "shops.csv":
        "shop_code,mall_code,name,phone,floor_vi,floor_en,address\n007,sen-q1,Bảy,19001042,1,1,1\n",
      "products.csv":
        "product_code,shop_code,category_code,maker_code,name_vi,name_en,description_vi,description_en\ntv,007,tra,nang,Ti vi,TV,Ti vi.,A TV.\n",
      "variants.csv": "sku,product_code,price_after_discount,stock\nTELEVISION,tv,12990000,5\n",
    },
    "nothing",
  ),
);
const before = await countRows();

const VARIANT = "sku,product_code,price_after_discount,original_price_after_tax,stock\n";
const variant = (cells: string) => `${VARIANT}CF-500,ca-phe,165000,185000,60\n${cells}\n`;

/** A file, its content, and the expected faults. */
const table: [what: string, file: string, content: string | Buffer, faults: (string | RegExp)[]][] = [
  [
    "tabs between cells",
    "makers.csv",
    "maker_code\tname\nnang\tNắng\n",
    [
      /^makers.csv · line 1 · ".*" · expected a first line with the column names, separated by commas or semicolons: maker_code, name, /,
    ],
  ],
  ["an empty file", "makers.csv", "", [/^makers.csv · line 1 · "" · expected a first line/]],
  [
    "UTF-16",
    "makers.csv",
    Buffer.from("\uFEFFmaker_code,name\nnang,Nắng\n", "utf16le"),
    [/^makers.csv · line 1 · .* expected UTF-8 text: open the file as UTF-8, and save it as “CSV UTF-8”$/],
  ],
  [
    "UTF-8 that was opened as another encoding and saved again",
    "makers.csv",
    "maker_code,name\nnang,Náº¯ng\ntra,TrÃ\u00a0 ngon nháº¥t\nquan,Quáº§n Ã¡o\nmua,MÆ°a\nco,CÃ³ Ä‘á»\u0083\ngoc,«Gốc má»\n",
    ["nang", "tra", "quan", "mua", "co"].map((_, index) => new RegExp(`line ${index + 2} .* UTF-8 text`)),
  ],
  [
    "another encoding than UTF-8",
    "makers.csv",
    Buffer.from("maker_code,name\nnang,N\xe3ng\nmoi,Th?i trang\nhoi,What? Why?\n", "latin1"),
    [/^makers.csv · line 2 · name · "N\uFFFDng" · expected UTF-8 text/, /line 3 .* UTF-8 text/],
  ],
  [
    "a price with separators",
    "variants.csv",
    variant("X-1,ca-phe,1.234.000,,5"),
    [
      'variants.csv · line 3 · price_after_discount · "1.234.000" · expected a price of at least 1000 dong, a whole number without separators, such as 1234000',
      /line 3 · sku · "X-1" · expected a combination that no other/,
    ],
  ],
  [
    "a day as a spreadsheet writes it",
    "coupons.csv",
    "code,starts_at\nCHAO50K,31/12/2026\n",
    [/^coupons.csv · line 2 · starts_at · "31\/12\/2026" · expected a time such as/],
  ],
  [
    "a phone number without the zero that a spreadsheet drops",
    "shops.csv",
    "shop_code,phone\ntra-sen,281234501\n",
    [/shops.csv · line 2 · phone · "281234501" · expected a phone number that starts with 0, 1 or \+/],
  ],
  [
    "a formula, its error, and a barcode that a spreadsheet shortens",
    "stock.csv",
    "sku,stock\n=A1&B1,5\n#SPILL!,5\nTUI,###\n8.93501E+12,5\n",
    [
      /line 2 · sku · "=A1&B1" · expected a value, not a spreadsheet formula/,
      /"#SPILL!"/,
      /"###"/,
      /"8.93501E\+12"/,
    ],
  ],
  [
    "prices in thousands",
    "prices.csv",
    "sku,price_after_discount\nCF-500,165\nTELEVISION,12990\n",
    [
      /prices.csv · line 2 · price_after_discount · "165" · expected a price of at least 1000 dong/,
      /prices.csv · line 3 · price_after_discount · "12990" · expected a price in dong, not in thousands/,
    ],
  ],
  [
    "a code without the zeros that a spreadsheet drops",
    "shops.csv",
    "shop_code,mall_code,name,phone,floor_vi,floor_en,address\n7,sen-q1,Bảy,19001042,1,1,1\n70,sen-q1,Mới,19001042,1,1,1\n",
    [/^shops.csv · line 2 · shop_code · "7" · expected a code with its leading zeros, as the shop has it/],
  ],
  [
    "a row whose last empty cells Excel left out",
    "makers.csv",
    "maker_code,name,country\nnang,Nắng\n",
    [
      /^makers.csv · line 2 · "2" · expected 3 cells, as in the first line: Excel may leave out empty last ones/,
    ],
  ],
  [
    "a price over its original",
    "variants.csv",
    variant("X-1,ca-phe,200000,185000,5"),
    [
      /line 3 · price_after_discount · "200000 > 185000" · expected a price that is not above the original price/,
      /line 3 · sku/,
    ],
  ],
  [
    "a price alone over the original price of a product with a discount",
    "prices.csv",
    "sku,price_after_discount\nCF-500,190000\n",
    [/prices.csv · line 2 · price_after_discount · "190000 > 185000"/],
  ],
  [
    "a question twice, the first of several lines",
    "questions.csv",
    'question_code,answer_vi\ngoi-qua,"Có:\n- giấy;\n- thiệp."\ngoi-qua,Không.\n',
    [/questions.csv · line 5 · question_code · "goi-qua" · expected a unique key; line 2 has it as well/],
  ],
  [
    "a question twice, with the line breaks of Windows",
    "questions.csv",
    'question_code,answer_vi\r\ngoi-qua,"Có:\r\n- giấy;\r\n- thiệp."\r\ngoi-qua,Không.\r\n',
    [/questions.csv · line 5 · question_code · "goi-qua" · expected a unique key; line 2 has it as well/],
  ],
  [
    "a choice twice",
    "variants.csv",
    `${VARIANT}CF-501,ca-phe,165000,185000,60\n`,
    [/line 2 · sku · "CF-500" · expected a combination that no other variant of the product has/],
  ],
  [
    "a choice where the product has none",
    "variants.csv",
    "sku,product_code,value_1_vi,value_1_en\nCF-500,ca-phe,Đỏ,Red\n",
    [/line 2 · value_1_vi · "Đỏ" · expected a value if the product has option_1_vi/],
  ],
  [
    "choices without their products",
    "variants.csv",
    "sku,value_1_vi,value_1_en,image\nAO-TRANG-M,Trắng,White,logo.webp\n",
    ['variants.csv · line 1 · value_1_vi · "value_1_vi" · expected the column product_code beside it'],
  ],
  [
    "a new choice in one language alone",
    "variants.csv",
    "sku,product_code,value_1_vi,value_2_vi\nAO-TRANG-M,ao-linen,Đen,M\n",
    ['variants.csv · line 2 · value_1_vi · "Đen" · expected both Vietnamese and English'],
  ],
  [
    "an option that the product's variants do not have",
    "products.csv",
    "product_code,option_1_vi,option_1_en\nca-phe,Màu,Colour\n",
    [
      /^products.csv · line 2 · option_1_vi · "Màu" · expected an option that all variants of the product have/,
    ],
  ],
  [
    "a second option without a first one",
    "products.csv",
    "product_code,option_1_vi,option_1_en,option_2_vi,option_2_en\nca-phe,,,Màu,Colour\n",
    [/^products.csv · line 2 · option_2_vi · "Màu" · expected a second option only beside a first one/],
  ],
  [
    "a deal that ends before it starts",
    "flash_deals.csv",
    "deal_code,starts,ends\nca-ngay,09:00,08:30\n",
    ['flash_deals.csv · line 2 · ends · "08:30" · expected after starts'],
  ],
  [
    "a shop that does not exist",
    "products.csv",
    "product_code,shop_code\nca-phe,nowhere\n",
    ['products.csv · line 2 · shop_code · "nowhere" · expected a code that exists in shops or in the shop'],
  ],
  [
    "a category below its own child",
    "categories.csv",
    "category_code,parent_code\nthuc-pham,tra\n",
    [/line 2 · parent_code · "tra" · expected a parent that is not below/],
  ],
  [
    "a fourth level of categories, below those that are there",
    "categories.csv",
    "category_code,parent_code,name_vi,name_en\nla,tra,Trà lá,Leaf tea\nxanh,la,Trà xanh,Green tea\n",
    ['categories.csv · line 3 · parent_code · "la" · expected at most three levels of categories'],
  ],
  [
    "categories that are moved so deep that one below them, which no row names, has four levels",
    "categories.csv",
    "category_code,parent_code,name_vi,name_en\nmoi,thoi-trang,Mới,New\nthuc-pham,moi,Thực phẩm,Food\n",
    ['categories.csv · line 3 · parent_code · "moi" · expected at most three levels of categories'],
  ],
  [
    "a coupon that becomes a percentage of 50,000, by its type alone",
    "coupons.csv",
    "code,value_type\nCHAO50K,percent\n",
    [/coupons.csv · line 2 · value_type · "50000" · expected a whole number from 1 to 100/],
  ],
  [
    "a coupon that ends before it begins, by its end alone",
    "coupons.csv",
    "code,ends_at\nCHAO50K,2001-01-01\n",
    [/coupons.csv · line 2 · ends_at · "2001-01-01T23:59:59\+07:00" · expected after starts_at/],
  ],
  [
    "a coupon that becomes one of a shop, without naming the shop",
    "coupons.csv",
    "code,scope\nCHAO50K,tenant\n",
    [/coupons.csv · line 2 · scope · "" · expected a shop if the scope is tenant/],
  ],
  [
    "a time that no day has",
    "stations.csv",
    "station_code,opens_at\nquay-q1,25:00\n",
    [/stations.csv · line 2 · opens_at · "25:00" · expected a time of day/],
  ],
  [
    "a mall that closes before it opens",
    "malls.csv",
    "mall_code,opening_hours\nsen-q1,22:00–09:30\n",
    [/malls.csv · line 2 · opening_hours · "22:00–09:30" · expected opening hours such as/],
  ],
  [
    "a video where a picture is",
    "product_videos.csv",
    "product_code,position,image,video,alt_vi,alt_en\nca-phe,0,http://127.0.0.1:1/a.webp,a.mp4,Ảnh,Picture\n",
    [
      'product_videos.csv · line 2 · position · "0" · expected a position that no other picture or video of the product has',
      /product_videos.csv · line 2 · video · "a.mp4" · expected a file that exists in the videos folder/,
      /product_videos.csv · line 2 · image · .* expected the public URL/,
    ],
  ],
  [
    "a new product without what it needs",
    "products.csv",
    "product_code,name_vi,name_en\nnew,Mới,New\n",
    [
      /line 2 · product_code · "new" · expected at least one row in variants/,
      /shop_code · "" · expected a value: this column must not be empty/,
      /category_code/,
      /maker_code/,
      /description_vi/,
      /description_en/,
    ],
  ],
  [
    "a name that is emptied",
    "products.csv",
    "product_code,name_vi\nca-phe,\n",
    [/products.csv · line 2 · name_vi · "" · expected a value: this column must not be empty/],
  ],
  [
    "a column that nobody knows",
    "makers.csv",
    "maker_code,nmae\nnang,x\n",
    [/makers.csv · line 1 · nmae · "nmae" · expected one of the columns: maker_code, name/],
  ],
  [
    "a quote that never closes",
    "makers.csv",
    'maker_code,name\nnang,"Nắng\n',
    [/makers.csv · line 2 · .* expected a valid CSV row/],
  ],
  [
    "JSON that is none",
    "makers.jsonl",
    '{"maker_code":"nang","name":"Nắng"}\n{"maker_code":\n',
    [/makers.jsonl · line 2 · .* expected a JSON object/],
  ],
  [
    "a picture that is not there",
    "makers.csv",
    "maker_code,name,image\nnang,Nắng,nope.webp\n",
    [
      'makers.csv · line 2 · image · "nope.webp" · expected a file that exists in the pictures folder (upper and lower case matter)',
    ],
  ],
  [
    "a picture outside of the folder",
    "makers.csv",
    "maker_code,name,image\nnang,Nắng,../makers.csv\n",
    [/makers.csv · line 2 · image · .* expected the name of a picture/],
  ],
  [
    "a picture of the machine's own network",
    "makers.csv",
    "maker_code,name,image\nnang,Nắng,http://127.0.0.1:1/x.png\n",
    [
      /line 2 · image · .* expected the public URL of a picture that responds in time \(not a public address\)/,
    ],
  ],
  [
    "codes that are too long for a page",
    "flash_deal_items.csv",
    `deal_code,sku,price\n${"d".repeat(64)},${"S".repeat(61)},99000\n`,
    [/line 2 · sku · "S+" · expected a code .*, at most 60 characters/],
  ],
  [
    "a deal that costs more",
    "flash_deal_items.csv",
    "deal_code,sku,price\nca-ngay,MG-250,99000\n",
    [/line 2 · price · "99000" · expected a price below the regular price/],
  ],
];

describe("bad input is reported with file, line and column, and nothing is written", () => {
  it.each(table)("%s", async (_, file, content, wanted) => {
    const { faults } = await shop.run(shop.folderWith({ [file]: content }, "nothing"));
    for (const one of wanted) {
      if (typeof one === "string") expect(faults).toContain(one);
      else expect(faults.filter((said) => one.test(said))).toHaveLength(1);
    }
    expect(faults).toHaveLength(wanted.length);
    expect(await countRows()).toEqual(before);
  });

  it.each([
    [
      "a deal that looks like thousands",
      "flash_deal_items.csv",
      "deal_code,sku,price,stock\nca-ngay,MG-250,59,5\n",
      'flash_deal_items.csv · line 2 · price · "59" · note: 90 % or more off the regular price: prices are in dong, not in thousands',
    ],
    [
      "a closed category with open ones below it",
      "categories.csv",
      "category_code,active\nthuc-pham,no\nbanh-mut,no\n",
      'categories.csv · line 2 · active · "tra (4)" · note: these subcategories (with their numbers of products) are hidden from the menus, too',
    ],
  ])("a note about %s, which may be intended", async (_, file, content, note) => {
    const folder = shop.folderWith({ [file]: content }, "nothing");
    expect(await shop.run(folder, { dryRun: true })).toMatchObject({ faults: [], warnings: [note] });
  });

  it("a message in Vietnamese", async () => {
    const folder = shop.folderWith({ "stock.csv": "sku,stock\nCF-500,1.000\n" }, "nothing");
    expect((await shop.run(folder, { locale: "vi" })).faults).toEqual([
      'stock.csv · dòng 2 · stock · "1.000" · cần số nguyên từ 0 đến 10000000, không có dấu phân cách',
    ]);
  });

  it("only the first 1,000 of 1,500 faults", async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `CF-${index},x`).join("\n");
    const { faults } = await shop.run(shop.folderWith({ "stock.csv": `sku,stock\n${rows}\n` }, "nothing"));
    expect(faults).toHaveLength(1000);
  });

  it("a file of two gigabytes", async () => {
    const folder = shop.folderWith({ "stock.csv": "sku,stock\n" }, "nothing");
    truncateSync(join(folder, "stock.csv"), 2 * 1024 ** 3);
    expect((await shop.run(folder)).faults).toEqual([
      'stock.csv · "2147 MB" · expected a file of at most 1024 MB: split it',
    ]);
  });

  const fullDisk = () =>
    Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));

  it("a disk that is full when a picture is stored", async () => {
    const folder = shop.folderWith({ "makers.csv": "maker_code,name,image\nnang,Nắng,full.png\n" });
    const pixels = { create: { width: 9, height: 9, channels: 3 as const, background: "#123456" } };
    await sharp(pixels).png().toFile(join(folder, "pictures/full.png"));
    const mediaStorage = { ...shop.mediaStorage, write: fullDisk };
    await expect(shop.run(folder, { only: ["makers"], mediaStorage })).rejects.toThrow(
      "Stopped at makers.csv, line 2 (full.png): ENOSPC: no space left on device, write. No row was written: fix the cause and run it again.",
    );
    expect(await countRows()).toEqual(before);
  });

  it("a work folder that cannot be written when a picture is read", async () => {
    const folder = shop.folderWith({
      "articles.csv": 'article_code,text_en\ncham-soc-linen,"One\n\n![tea](tra-uop-sen.webp)"\n',
    });
    // A file in place of the import's work folder, so that nothing can be written there.
    const work = join(folder, "articles.csv");
    await expect(shop.run(folder, { only: ["articles"], work, locale: "vi" })).rejects.toThrow(
      /^Dừng ở articles\.csv, dòng 2 \(tra-uop-sen\.webp\): .*Chưa có dòng nào được ghi/,
    );
    expect(await countRows()).toEqual(before);
  });

  it("a file that cannot be read", async () => {
    const folder = shop.folderWith({}, "nothing");
    mkdirSync(join(folder, "makers.csv"));
    await expect(shop.run(folder)).rejects.toThrow(
      /^Stopped at makers\.csv, line 1 \(makers\): EISDIR.* No row was written/,
    );
  });

  it("an unknown kind of file in --only", async () => {
    expect((await shop.run(EXAMPLE, { only: ["prodcts"] })).faults).toEqual([
      expect.stringMatching(/^--only · "prodcts" · expected one of: provinces, .*products, product_pictures/),
    ]);
  });

  it("a spreadsheet, with how to save it, or a note beside its saved sheets", async () => {
    const sheets = "CSV files: save each sheet as “CSV UTF-8”, with a name such as products.csv";
    const alone = await shop.run(shop.folderWith({ "prices.xlsx": "" }, "nothing"));
    expect(alone.faults).toEqual([`prices.xlsx · "prices.xlsx" · expected ${sheets}`]);
    const beside = await shop.run(shop.folderWith({ "shop.xlsx": "" }), { dryRun: true });
    expect(beside).toMatchObject({ faults: [], warnings: [`shop.xlsx · "shop.xlsx" · note: ${sheets}`] });
  });

  it.each(["price.csv", "Prices.csv", "price.jsonl", "prices.tsv", "prices.txt"])(
    "a file that no kind is named after: %s",
    async (name) => {
      expect((await shop.run(shop.folderWith({ [name]: "sku\n" }))).faults).toEqual([
        expect.stringMatching(`^${name} · "${name}" · expected one of: provinces.csv, .*prices.csv`),
      ]);
    },
  );

  it("a file in place of the folder", async () => {
    expect((await shop.run(join(EXAMPLE, "products.csv"))).faults).toEqual([
      expect.stringMatching(/products\.csv · "" · expected a folder with at least one of: provinces\.csv/),
    ]);
  });

  it("more pictures of a product than its page shows", async () => {
    const rows = Array.from({ length: 21 }, (_, index) => `ca-phe,${index},logo.webp,Ảnh,Picture\n`);
    const content = `product_code,position,image,alt_vi,alt_en\n${rows.join("")}`;
    const folder = shop.folderWith({ "product_pictures.csv": content });
    expect((await shop.run(folder, { only: ["product_pictures"] })).faults).toEqual([
      expect.stringMatching(/line 22 · position · "20" · expected at most 20 of a product/),
    ]);
  });

  it("a picture that is text", async () => {
    const folder = shop.folderWith({ "makers.csv": "maker_code,name,image\nnang,Nắng,text.png\n" });
    writeFileSync(join(folder, "pictures/text.png"), "not a picture at all, only its name says so");
    expect((await shop.run(folder, { only: ["makers"] })).faults).toEqual([
      expect.stringMatching(
        /^makers.csv · line 2 · image · "text.png" · expected a readable JPEG, .* \(Only photos and videos\)$/,
      ),
    ]);
    expect(await countRows()).toEqual(before);
  });

  it("a picture URL that leads into the private network, returns no picture, responds 404 or times out", async () => {
    const { url: at, stop } = await startLocalServer((request, response) => {
      if (request.url === "/in") response.writeHead(302, { location: "http://127.0.0.2:9/secret" }).end();
      else if (request.url === "/text") response.end("hello");
      else if (request.url === "/none") response.writeHead(404).end();
      // Any other path never gets a response.
    });
    const rows = ["in", "text", "none", "slow"].map((path) => `nang-${path},N,${at}/${path}`);
    const folder = shop.folderWith(
      { "makers.csv": `maker_code,name,image\n${rows.join("\n")}\n` },
      "nothing",
    );
    const isAllowed = (address: string) => address === "127.0.0.1";
    const { faults } = await shop.run(folder, { fetchLimits: { isAllowed, timeoutMs: 500 } });
    await stop();
    expect(faults.map((fault) => fault.replace(/^.*expected /, ""))).toEqual([
      "the public URL of a picture that responds in time (not a public address)",
      "a readable JPEG, PNG or WebP picture (Only photos and videos)",
      "the public URL of a picture that responds in time (HTTP 404)",
      expect.stringMatching(/in time \(.*aborted.*\)/),
    ]);
  });
});
