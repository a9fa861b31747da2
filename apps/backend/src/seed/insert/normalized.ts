import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";

/**
 * Gives texts as `sen_normalize` writes them. It works sign by sign, so that the database is asked for each different word
 * once, however many texts have it.
 */
export function normalizer(tx: Transaction): (texts: readonly string[]) => Promise<string[]> {
  const known = new Map<string, string>();
  return async (texts) => {
    const parted = texts.map((text) => text.split(/\s+/));
    const unknown = [...new Set(parted.flat())].filter((word) => !known.has(word));
    if (unknown.length > 0) {
      const { rows } = await tx.execute<{ normal: string }>(sql`
        select sen_normalize(word) as normal
        from unnest(${sql.param(unknown)}::text[]) with ordinality as asked (word, place) order by place`);
      for (const [index, { normal }] of rows.entries()) known.set(unknown[index] ?? "", normal);
    }
    return parted.map((words) =>
      words
        .map((word) => known.get(word) ?? "")
        .filter((word) => word !== "")
        .join(" "),
    );
  };
}
