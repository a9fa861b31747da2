import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ID_MAX, LANGUAGES, SUPPORT_CATEGORIES, type SupportCategory } from "@sen/domain";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { Locale } from "../../texts/messages.ts";

const folder = fileURLToPath(new URL("../../../content/questions", import.meta.url));

const text = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const inBothLanguages = (limit: number) => z.strictObject({ vi: text(limit), en: text(limit) });

/** A file of questions, as people write it: `content/questions/<category>-<name>.yaml`. */
const fileSchema = z.strictObject({
  category: z.literal(SUPPORT_CATEGORIES),
  questions: z.array(
    z.strictObject({
      id: z.int().check(z.minimum(1), z.maximum(ID_MAX)),
      question: inBothLanguages(200),
      answer: inBothLanguages(3000),
      keywords: inBothLanguages(300),
    }),
  ),
});

/** A question in one language, with what else it is found by. */
export interface StoredQuestion {
  id: number;
  category: SupportCategory;
  question: string;
  answer: string;
  keywords: string;
}

/** The questions of each language, by category and in the order of their files. Throws where a file is not as it must be. */
export function readQuestions(from = folder): Record<Locale, readonly StoredQuestion[]> {
  const files = readdirSync(from)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => fileSchema.parse(parse(readFileSync(join(from, name), "utf8"))))
    .toSorted((a, b) => a.category - b.category);
  const inLanguage = (language: Locale) =>
    files.flatMap(({ category, questions }) =>
      questions.map(({ id, question, answer, keywords }) => ({
        id,
        category,
        question: question[language],
        answer: answer[language],
        keywords: keywords[language],
      })),
    );
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Record<
    Locale,
    StoredQuestion[]
  >;
}

/** The shop's questions: content that comes with the program, the same in every process. */
export const questions = readQuestions();
