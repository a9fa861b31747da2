import type { Table } from "../table.ts";
import { articleTables } from "./articles.ts";
import { categoryTables } from "./categories.ts";
import { mallTables } from "./malls.ts";
import { masterTables } from "./master.ts";
import { productTables } from "./products.ts";
import { promotionTables } from "./promotions.ts";
import { supportTables } from "./support.ts";

export { masterTables, productTables };

/** Every kind of file, in the order of writing: referenced kinds come first. */
export const tables: readonly Table[] = [
  ...masterTables,
  ...categoryTables,
  ...mallTables,
  ...productTables,
  ...promotionTables,
  ...supportTables,
  ...articleTables,
];

/** The kind of file with this name. */
export function tableNamed(name: string): Table {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new RangeError(`No table ${name}`);
  return found;
}
