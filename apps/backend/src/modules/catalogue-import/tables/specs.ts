import type { ProductSpec } from "../../../database/schema/index.ts";
import type { Column } from "../columns.ts";

/** Specifications in both languages, one per line. */
export const specLines = (example: string): Column => ({
  type: "jsonb",
  read: readSpecs,
  wanted: { code: "specs" },
  write: specsText,
  example,
});

/** One specification per line: `Chất liệu | Material: Lụa | Silk`. Null if a line does not match. */
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

/** Stored specifications as these lines. */
function specsText(specs: readonly ProductSpec[]): string {
  return specs
    .map(({ name_vi, name_en, value_vi, value_en }) => `${name_vi} | ${name_en}: ${value_vi} | ${value_en}`)
    .join("\n");
}
