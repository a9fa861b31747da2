import { parse } from "csv-parse/sync";
import { MASTER_DATA } from "@sen/backend/modules/catalogue-import/index";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of the shop's master data, by its columns. */
export type MasterRow = Readonly<Record<string, string>>;

/** A file of the shop's master data, by the codes of its rows, in their order. */
export function readMasterData(
  name: "provinces" | "districts" | "wards" | "banks" | "shipping_methods",
): ReadonlyMap<string, MasterRow> {
  const file = join(MASTER_DATA, `${name}.csv`);
  const rows = parse<MasterRow>(readFileSync(file), { columns: true });
  return new Map(rows.map((row) => [row.code ?? row.delivery_type ?? "", row]));
}
