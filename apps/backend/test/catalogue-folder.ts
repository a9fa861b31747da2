import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { folderStorage } from "../src/adapters/media-storage/folder.ts";
import type { MediaStorage } from "../src/ports/media-storage.ts";
import { connectOnce } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { importMasterData, faultText, importFolder } from "../src/modules/catalogue-import/index.ts";
import { emptyDatabase } from "./old-database.ts";

/** The example folder of ten products in the documentation. */
export const EXAMPLE = fileURLToPath(new URL("../examples/catalogue", import.meta.url));

type Options = Parameters<typeof importFolder>[1];

/** A shop without products, and the operator's import. */
export interface EmptyShop {
  client: pg.Client;
  url: string;
  mediaStorage: MediaStorage;
  /** A temporary folder for this test file. */
  folder: string;
  /** Imports a folder. Returns faults as the operator reads them. */
  run: (
    folder: string,
    changes?: Partial<Options>,
  ) => Promise<{
    faults: string[];
    counts: string[];
  }>;
  /** Creates a folder: the example's files with these added or replaced, or only these. */
  folderWith: (files: Record<string, string | Buffer>, of?: "example" | "nothing") => string;
}

/** Call at the top of a test file: creates a migrated database with master data for this file only. */
export function useEmptyShop(): EmptyShop {
  const folder = mkdtempSync(join(tmpdir(), "sen-catalogue-"));
  const mediaStorage = folderStorage(join(folder, "media"));
  const shop = { folder, mediaStorage } as EmptyShop;
  let made = 0;
  let drop = () => Promise.resolve<unknown>(undefined);
  shop.folderWith = (files, of = "example") => {
    const own = join(folder, `files-${++made}`);
    cpSync(of === "example" ? EXAMPLE : mkdtempSync(join(folder, "empty-")), own, { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(own, name), content);
    return own;
  };
  shop.run = async (from, changes = {}) => {
    const work = join(folder, "work");
    const options = { folder: from, work, mediaStorage, locale: "en" as const, ...changes };
    const { faults, counts } = await importFolder(shop.client, options);
    return {
      faults: faults.told.map((fault) => faultText(fault, options.locale)),
      counts: counts.map(({ name, added, changed, unchanged }) => `${name} ${added}/${changed}/${unchanged}`),
    };
  };
  beforeAll(async () => {
    const database = await emptyDatabase();
    drop = database.drop;
    await migrate(database.url);
    shop.url = database.url;
    shop.client = await connectOnce(database.url);
    await importMasterData(shop.client);
  });
  afterAll(async () => {
    await shop.client.end();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return shop;
}
