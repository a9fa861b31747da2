import type { Challenge } from "@sen/api";
import { openChallenge, type OpenChallenge } from "./challenge/challenge-store.ts";
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

/** Opens the challenge dialog. Resolves to the answer, or to null if the customer closes it or another challenge replaces it. */
function solveChallenge(challenge: Challenge): Promise<string | null> {
  openChallenge.read()?.finish(null);
  return new Promise((resolve) => {
    const current: OpenChallenge = {
      challenge,
      finish(answer) {
        if (openChallenge.read() === current) openChallenge.write(null);
        resolve(answer);
      },
    };
    openChallenge.write(current);
  });
}
