import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { StartFailure } from "../../database/failure.ts";
import { faultText } from "./faults.ts";
import { importFolder } from "./import-folder.ts";

/** The folder of the files that every shop begins with. */
export const MASTER_DATA = fileURLToPath(new URL("../../../master-data", import.meta.url));

/** What master data has no need of: it has no pictures. */
const noStorage = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
};

/**
 * Brings places, banks and ways of delivery to the version that comes with the program, in any shop; where it has it, nothing is done.
 * A shop without questions gets those of the program; from then on they are its own.
 *
 * @param client a connection of its own, or that of a transaction, which it is then part of
 * @returns whether anything was to be done
 */
export async function bringMasterData(
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
  if (fault) throw new StartFailure(`The master data is broken: ${faultText(fault, "en")}`);
  await client.query(
    "insert into master_data (digest) values ($1) on conflict (is_only_row) do update set digest = excluded.digest",
    [digest],
  );
  return true;
}

/** What is brought up to date also where it is there. */
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
