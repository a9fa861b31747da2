import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../test/old-database.ts";
import { folderStorage } from "../../adapters/media-storage/folder.ts";
import { connectOnce } from "../../database/connect.ts";
import { migrate } from "../../database/migrate.ts";
import { faultText } from "./faults.ts";
import { importFolder, type ImportOptions } from "./import-folder.ts";

const MASTER = fileURLToPath(new URL("../../../master-data", import.meta.url));
const EXAMPLE = fileURLToPath(new URL("../../../examples/catalogue", import.meta.url));

const work = mkdtempSync(join(tmpdir(), "sen-import-"));
const mediaStorage = folderStorage(join(work, "media"));
let client: pg.Client;
let drop: () => Promise<unknown>;

beforeAll(async () => {
  const database = await emptyDatabase();
  drop = database.drop;
  await migrate(database.url);
  client = await connectOnce(database.url);
});
afterAll(async () => {
  await client.end();
  await drop();
  rmSync(work, { recursive: true, force: true });
});

const run = async (folder: string, changes: Partial<ImportOptions> = {}) => {
  const result = await importFolder(client, {
    folder,
    work: join(work, "w"),
    mediaStorage,
    locale: "en",
    ...changes,
  });
  return { ...result, sentences: result.faults.told.map((fault) => faultText(fault, "en")) };
};

describe("an import into an empty shop", () => {
  it("takes the master data", async () => {
    const { sentences, counts } = await run(MASTER);
    expect(sentences).toEqual([]);
    expect(counts.map(({ name, added }) => [name, added])).toEqual([
      ["provinces", 63],
      ["districts", 705],
      ["wards", 10_599],
      ["banks", 46],
      ["shipping_methods", 4],
    ]);
  });

  it("takes the example", async () => {
    const { sentences, counts } = await run(EXAMPLE);
    expect(sentences).toEqual([]);
    expect(counts.map(({ name, added }) => `${name} ${added}`)).toContain("products 10");
    const { rows } = await client.query("select count(*) as n from product_index");
    expect(rows).toEqual([{ n: 10 }]);
  });

  it("changes nothing when it is done again", async () => {
    const { counts } = await run(EXAMPLE);
    expect(counts.filter(({ added, changed }) => added + changed > 0)).toEqual([]);
  });
});
