import { parse } from "csv-parse/sync";
import { readFileSync } from "node:fs";

/** A row of the shop's master data, by its columns. */
export type MasterRow = Readonly<Record<string, string>>;

/** A file of the shop's master data, by the codes of its rows, in their order. */
export function readMasterData(
  name: "provinces" | "districts" | "wards" | "banks" | "shipping_methods",
): ReadonlyMap<string, MasterRow> {
  const file = new URL(`../../master-data/${name}.csv`, import.meta.url);
  const rows = parse<MasterRow>(readFileSync(file), { columns: true });
  return new Map(rows.map((row) => [row.code ?? row.delivery_type ?? "", row]));
}
