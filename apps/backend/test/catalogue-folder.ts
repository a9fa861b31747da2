import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { afterAll } from "vitest";
import { folderStorage } from "../src/adapters/media-storage/folder.ts";
import type { MediaStorage } from "../src/ports/media-storage.ts";
import { connectOnce } from "../src/database/connect.ts";
import { importMasterData, faultText, importFolder } from "../src/modules/catalogue-import/index.ts";
import { useNewDatabase } from "./database.ts";

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
    /** Missing if there are none. */
    warnings?: string[];
    counts: string[];
  }>;
  /** Creates a folder: the example's files with these added or replaced, or only these. */
  folderWith: (files: Record<string, string | Buffer>, of?: "example" | "nothing") => string;
}

/** Opens a migrated database with master data at the top of a test file, and drops it after its tests. */
export async function useEmptyShop(): Promise<EmptyShop> {
  const folder = mkdtempSync(join(tmpdir(), "sen-catalogue-"));
  const mediaStorage = folderStorage(join(folder, "media"));
  const { url } = await useNewDatabase();
  const client = await connectOnce(url);
  await importMasterData(client);
  afterAll(async () => {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });
  let made = 0;
  const folderWith: EmptyShop["folderWith"] = (files, of = "example") => {
    const own = join(folder, `files-${++made}`);
    cpSync(of === "example" ? EXAMPLE : mkdtempSync(join(folder, "empty-")), own, { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(own, name), content);
    return own;
  };
  const run: EmptyShop["run"] = async (from, changes = {}) => {
    const work = join(folder, "work");
    const options = { folder: from, work, mediaStorage, locale: "en" as const, ...changes };
    const { faults, counts } = await importFolder(client, options);
    const texts = (some: typeof faults.told) => some.map((fault) => faultText(fault, options.locale));
    return {
      faults: texts(faults.told),
      ...(faults.warnings.length > 0 && { warnings: texts(faults.warnings) }),
      counts: counts.map(({ name, added, changed, unchanged }) => `${name} ${added}/${changed}/${unchanged}`),
    };
  };
  return { client, url, mediaStorage, folder, run, folderWith };
}
