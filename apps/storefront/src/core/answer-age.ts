/** When each answer was given, in ms of this device's clock. */
const answeredAt = new WeakMap<object, number>();

/** Remembers when an answer was given. */
export function recordFetchedAt(answer: unknown, time: number): void {
  if (typeof answer === "object" && answer !== null) answeredAt.set(answer, time);
}

/** When an answer was given, in ms of this device's clock; 0 where nobody knows. */
export const answerTime = (answer: object): number => answeredAt.get(answer) ?? 0;

/** How old an answer is, in ms; without end where nobody knows. */
export function ageOf(answer: object): number {
  const time = answeredAt.get(answer);
  return time === undefined ? Number.POSITIVE_INFINITY : Date.now() - time;
}
