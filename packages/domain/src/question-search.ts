import { plainText } from "./plain-text.ts";

/** What of a question is searched. */
export interface SearchedQuestion {
  question: string;
  answer: string;
  /** What else people call it. */
  keywords: string;
}

/** Words that nearly every question has, without accents. They are searched for only where nothing else was typed. */
const COMMON_WORDS = new Set(
  (
    "toi minh ban cua va la co khong duoc cho cach lam the nao nhu thi bi da dang se mot cac nhung o tai voi de ve hay gi sao khi nay " +
    "a an the i my me we you your of to is are was do does did how can could what when where why which for in on at it and or with if"
  ).split(" "),
);

const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much it counts where a word stands. */
const WEIGHTS = { question: 3, keywords: 2, answer: 1 } as const;

/** Of so many words that were typed, how many a question must have: all of a few, and a little more than half of a sentence. */
const neededOf = (count: number) => (count <= 3 ? count : Math.ceil(count * 0.6));

/**
 * The questions that a text is about, the best first: typed letter by letter, with diacritics or without, a word or a whole
 * sentence. A word matches where one begins with it. Nothing for a text without words.
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
