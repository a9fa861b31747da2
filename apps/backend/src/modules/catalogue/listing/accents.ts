import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readForms } from "./word-forms.ts";

/** Words without diacritics the way the best sold product of that name writes them: "ao so mi" is "áo sơ mi". */
export async function accented(db: Queryable, normal: string, locale: Locale): Promise<string> {
  const { rows } = await db.execute<{ name_vi: string; name_en: string }>(sql`
    select p.name_vi, p.name_en
    from product_documents d join products p on p.id = d.product_id
    where d.words @@ plainto_tsquery('simple', ${normal})
    order by d.words @@ phraseto_tsquery('simple', ${normal}) desc, p.sold_count desc, p.id limit 1`);
  const [best] = rows;
  if (!best) return normal;
  const names = [inLanguage(best, "name", locale), best.name_vi, best.name_en].join(" ");
  const written = [
    ...new Set(
      names
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    ),
  ];
  const forms = new Map<string, string>();
  for (const [index, { plain }] of (await readForms(db, written)).entries()) {
    if (!forms.has(plain)) forms.set(plain, written[index] ?? plain);
  }
  return normal
    .split(" ")
    .map((word) => forms.get(word) ?? word)
    .join(" ");
}
