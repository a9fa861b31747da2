import type { ProductSpec } from "../../../database/schema/index.ts";
import { column, type Column } from "../columns.ts";

/** What is what, a line each, in both languages. */
export const specLines = (example: string): Column =>
  column({ type: "jsonb", read: readSpecs, wanted: { code: "specs" }, write: specsText, example });

/** A specification on each line: `Chất liệu | Material: Lụa | Silk`. Null where a line is not so. */
function readSpecs(cell: string): string | null {
  const specs: ProductSpec[] = [];
  for (const line of cell.normalize("NFC").split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const match = /^([^|:]+)\|([^|:]+):([^|]+)\|([^|]+)$/.exec(line);
    if (!match) return null;
    const [name_vi = "", name_en = "", value_vi = "", value_en = ""] = match
      .slice(1)
      .map((part) => part.trim());
    if (!name_vi || !name_en || !value_vi || !value_en) return null;
    specs.push({ name_vi, name_en, value_vi, value_en });
  }
  return JSON.stringify(specs);
}

/** The same lines of stored specifications. */
function specsText(specs: readonly ProductSpec[]): string {
  return specs
    .map(({ name_vi, name_en, value_vi, value_en }) => `${name_vi} | ${name_en}: ${value_vi} | ${value_en}`)
    .join("\n");
}
