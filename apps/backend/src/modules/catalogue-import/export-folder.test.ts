import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";
import { useShop } from "../../../test/shop.ts";
import { connectOnce } from "../../database/connect.ts";
import { exportFolder } from "./export-folder.ts";

const first = await useEmptyShop();
const second = await useEmptyShop();
const third = await useEmptyShop();
const demonstration = await useShop();

/** Every file of a folder with its content. */
function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.toSorted().map((name) => [name, readFileSync(join(folder, name), "base64")]),
  );
}

const exported = async ({ client, mediaStorage, folder }: typeof first, separator: "," | ";" = ",") => {
  const to = join(folder, `exported${separator === ";" ? "-semicolon" : ""}`);
  await exportFolder(client, { folder: to, mediaStorage, separator });
  return to;
};

describe("an export", () => {
  let folder = "";
  beforeAll(async () => {
    await first.run(EXAMPLE);
    folder = await exported(first);
  });

  it("says it where the folder is none", async () => {
    const { client, mediaStorage } = first;
    const file = join(folder, "products.csv");
    await expect(exportFolder(client, { folder: file, mediaStorage })).rejects.toThrow(
      `${file} is no folder that can be written to`,
    );
  });

  it("is the same to the byte after an import into an empty shop and another export", async () => {
    const { faults, counts } = await second.run(folder);
    expect(faults).toEqual([]);
    expect(counts).toContain("products 10/0/0");
    const before = contents(folder);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(contents(await exported(second))).toEqual(before);
  });

  it("separated by semicolons changes nothing when imported into the shop it came from", async () => {
    const { faults, counts } = await first.run(await exported(first, ";"));
    expect(faults).toEqual([]);
    expect(counts.filter((one) => !/ 0\/0\/\d+$/.test(one))).toEqual([]);
  });

  it("contains the original picture files", () => {
    const came = new Set(Object.values(contents(join(EXAMPLE, "pictures"))));
    const names = Object.entries(contents(folder)).filter(([name]) => name.startsWith("pictures/"));
    expect(names.filter(([, content]) => !came.has(content))).toEqual([]);
    expect(names.length).toBe(came.size);
  });

  it("changes only the stock that was changed in its file when imported, whatever was sold meanwhile", async () => {
    const sold = ["AO-TRANG-M", "AO-XANH-S"];
    const stocks = async () =>
      (
        await second.client.query<{ stock: number }>(
          "select stock from variants where sku = any($1) order by sku",
          [sold],
        )
      ).rows.map(({ stock }) => stock);
    const [kept = 0] = await stocks();
    await second.client.query("update variants set stock = stock - 1 where sku = any($1)", [sold]);
    const file = join(folder, "variants.csv");
    const edited = readFileSync(file, "utf8").replace(/^(AO-XANH-S,.*),(\d+),\2,/m, "$1,77,$2,");
    writeFileSync(file, edited);
    const { faults, counts } = await second.run(folder, { only: ["variants"] });
    expect({ faults, counts }).toEqual({ faults: [], counts: ["variants 0/1/15"] });
    expect(await stocks()).toEqual([kept - 1, 77]);
  });

  describe("of a demonstration", () => {
    let client: Awaited<ReturnType<typeof connectOnce>>;
    beforeAll(async () => {
      client = await connectOnce(demonstration.databaseUrl);
    });
    afterAll(() => client.end());

    it("fills an empty shop with its products", async () => {
      const to = join(third.folder, "demonstration");
      const counts = await exportFolder(client, {
        folder: to,
        mediaStorage: third.mediaStorage,
        demonstration: demonstration.adapters.demonstration,
      });
      expect(counts).toMatchObject({ products: 6, variants: 7, categories: 7 });
      const { faults, counts: taken } = await third.run(to);
      expect(faults).toEqual([]);
      expect(taken).toContain("products 6/0/0");
    });
  });
});
