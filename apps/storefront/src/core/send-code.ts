import { solveChallenge } from "./challenge/challenge-store.ts";
import { send, type Result, type WriteAnswer, type WriteInput, type WriteOperation } from "./write.ts";

/** Challenges that are solved for one code: an answer can come too late once. */
const MOST_CHALLENGES = 2;

/**
 * Asks for a one-time code, as `write` does. Where a challenge comes first, the customer is told while it is solved, and the
 * code is asked for again with its answer.
 */
export async function sendCode<One extends WriteOperation>(
  operation: One,
  input: WriteInput<One>,
): Promise<Result<WriteAnswer<One>>> {
  let result = await send(operation, input);
  for (let solved = 0; solved < MOST_CHALLENGES && result.refusal?.data?.challenge; solved += 1) {
    const challengeAnswer = await solveChallenge(result.refusal.data.challenge);
    if (challengeAnswer === null) break;
    result = await send(operation, { ...input, challengeAnswer });
  }
  return result;
}
