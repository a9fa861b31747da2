import type { ApiClient, ErrorEnvelope } from "@sen/api";
import type { AnsweredCall } from "@sen/domain";
import { solveChallenge } from "./challenge/challenge-store.ts";
import { write, type Written } from "./api.ts";

/** Challenges that are solved for one code: an answer can come too late once. */
const MOST_CHALLENGES = 2;

/** The header that carries an answer; none at first. */
export interface ChallengeHeader {
  "Challenge-Answer"?: string;
}

/**
 * Asks for a one-time code: `sendCode((api, header) => api.POST("/password/forgot", { body, params: { header } }))`. Where a
 * challenge comes first, the customer is told while it is solved, and the code is asked for again with its answer.
 */
export async function sendCode<Body extends AnsweredCall>(
  ask: (
    api: ApiClient,
    header: ChallengeHeader,
  ) => Promise<{ data?: Body | undefined; error?: ErrorEnvelope | undefined; response: Response }>,
): Promise<Written<Body>> {
  let answer = await write((api) => ask(api, {}));
  for (let solved = 0; solved < MOST_CHALLENGES && answer.error?.data?.challenge; solved += 1) {
    const solution = await solveChallenge(answer.error.data.challenge);
    if (solution === null) break;
    answer = await write((api) => ask(api, { "Challenge-Answer": solution }));
  }
  return answer;
}
