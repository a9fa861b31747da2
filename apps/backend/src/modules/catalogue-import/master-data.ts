import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { StartFailure } from "../../database/failure.ts";
import { faultText } from "./faults.ts";
import { importFolder } from "./import-folder.ts";

/** Folder of the master data files, which every shop starts with. */
export const MASTER_DATA = fileURLToPath(new URL("../../../master-data", import.meta.url));

/** Storage for the import of master data, which has no pictures. */
const noStorage = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
};

/**
 * Updates places, banks and delivery methods to the program's version, in any shop; does nothing if they are up to date. A shop without
 * questions also gets the program's questions, and maintains them itself from then on.
 *
 * @param client a dedicated connection, or that of a transaction, which the import then joins
 * @returns whether anything was updated
 */
export async function importMasterData(
  client: pg.ClientBase,
  { inTransaction = false } = {},
): Promise<boolean> {
  const digest = digestOf(MASTER_DATA);
  const { rows } = await client.query<{ digest: string }>("select digest from master_data");
  if (rows[0]?.digest === digest) return false;
  const work = join(tmpdir(), `sen-master-${process.pid}`);
  const { faults } = await importFolder(client, {
    folder: MASTER_DATA,
    ...((await hasQuestions(client)) && { only: KEPT_UP }),
    work,
    mediaStorage: noStorage,
    locale: "en",
    inTransaction,
    batch: 20_000,
  });
  const [fault] = faults.told;
  if (fault) throw new StartFailure(`The master data is invalid: ${faultText(fault, "en")}`);
  await client.query(
    "insert into master_data (digest) values ($1) on conflict (is_only_row) do update set digest = excluded.digest",
    [digest],
  );
  return true;
}

/** Kinds that are updated in an existing shop. */
const KEPT_UP = ["provinces", "districts", "wards", "banks", "shipping_methods"];

async function hasQuestions(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("select from support_questions limit 1");
  return rowCount !== 0;
}

function digestOf(from: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(from).toSorted()) {
    hash.update(`${name}\n`).update(readFileSync(join(from, name)));
  }
  return hash.digest("hex");
}
