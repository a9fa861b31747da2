import type { SupportCategory } from "@sen/domain";
import { parse } from "csv-parse/sync";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../src/database/connect.ts";
import { supportQuestions } from "../../src/database/schema/index.ts";
import { MASTER_DATA } from "../../src/modules/catalogue-import/index.ts";

/** The questions that every new shop has. */
export async function fillQuestions(db: Database): Promise<void> {
  const rows = parse<Record<string, string>>(readFileSync(join(MASTER_DATA, "questions.csv")), {
    columns: true,
  });
  await db.insert(supportQuestions).values(
    rows.map(({ question_code: code = "", category, position, ...texts }) => ({
      ...(texts as Pick<
        typeof supportQuestions.$inferInsert,
        "question_vi" | "question_en" | "answer_vi" | "answer_en" | "keywords_vi" | "keywords_en"
      >),
      id: Number(code),
      own_code: code,
      category: Number(category) as SupportCategory,
      position: Number(position),
      active: true,
    })),
  );
}
