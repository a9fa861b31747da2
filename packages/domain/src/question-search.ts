import { plainText } from "./plain-text.ts";

/** The searched fields of a question. */
export interface SearchedQuestion {
  question: string;
  answer: string;
  /** Synonyms. */
  keywords: string;
}

/** Stop words, without accents. Used only if nothing else was typed. */
const COMMON_WORDS = new Set(
  (
    "toi minh ban cua va la co khong duoc cho cach lam the nao nhu thi bi da dang se mot cac nhung o tai voi de ve hay gi sao khi nay " +
    "a an the i my me we you your of to is are was do does did how can could what when where why which for in on at it and or with if"
  ).split(" "),
);

const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Weight of a match by field. */
const WEIGHTS = { question: 3, keywords: 2, answer: 1 } as const;

/** How many of the typed words a question must contain: all of up to three, 60 % of more. */
const neededOf = (count: number) => (count <= 3 ? count : Math.ceil(count * 0.6));

/**
 * Searches questions, best match first, for text that may be incomplete, without diacritics, a word or a whole sentence. Typed words match
 * the beginning of words. Returns nothing for a text without words.
 */
export function searchQuestions<Question extends SearchedQuestion>(
  questions: readonly Question[],
  text: string,
): Question[] {
  const typed = [...new Set(wordsOf(text))];
  const telling = typed.filter((word) => !COMMON_WORDS.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  return questions
    .map((question) => ({ question, ...scoreOf(question, words) }))
    .filter(({ found }) => found >= neededOf(words.length))
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question);
}

function scoreOf(question: SearchedQuestion, words: readonly string[]) {
  const parts = Object.entries(WEIGHTS).map(([part, weight]) => ({
    weight,
    words: wordsOf(question[part as keyof SearchedQuestion]),
  }));
  const scores = words.map((word) =>
    Math.max(0, ...parts.map((part) => (part.words.some((one) => one.startsWith(word)) ? part.weight : 0))),
  );
  return {
    score: scores.reduce<number>((sum, one) => sum + one, 0),
    found: scores.filter((one) => one > 0).length,
  };
}
