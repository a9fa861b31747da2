import { solveChallenge } from "./challenge/challenge-store.ts";
import { send, type Result, type WriteAnswer, type WriteInput, type WriteOperation } from "./write.ts";

/** Challenges to solve for one code: an answer may expire once. */
const MOST_CHALLENGES = 2;

/**
 * Requests a one-time code, as `write` does. If a challenge is required first, shows it and requests the code again with
 * its answer.
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
