import type { Challenge } from "@sen/api";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readChallenge, subscribeToChallenge } from "./challenge/challenge-store.ts";
import { sendCode, type ChallengeHeader } from "./send-code.ts";

vi.mock("./api-client.ts", () => ({ api: {} }));

const challenge: Challenge = {
  kind: "proof_of_work",
  token: "pow.told.mac",
  salt: "8f1c",
  target: "0".repeat(64),
  max_number: 9,
};
const response = {} as Response;
const sent = { data: { code: 200, status: 1 as const, message: "" }, response };
const refused = {
  error: { code: 429, status: 0 as const, message: "Quá nhiều yêu cầu", data: { errors: [], challenge } },
  response,
};

/** Answers each challenge that is shown. */
function answering(...answers: (string | null)[]): () => void {
  return subscribeToChallenge(() => readChallenge()?.finish(answers.shift() ?? null));
}
/** A server that sends a code for one answer. */
const server = (wanted: string | undefined) =>
  vi.fn((_: unknown, header: ChallengeHeader) =>
    Promise.resolve(header["Challenge-Answer"] === wanted ? sent : refused),
  );

describe("a code that is asked for", () => {
  let stop = () => undefined as unknown;
  beforeEach(() => {
    stop();
  });

  it("is sent without a challenge where none comes", async () => {
    const ask = server(undefined);
    expect((await sendCode(ask)).data).toEqual(sent.data);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is asked for again with the answer of the challenge that comes first", async () => {
    stop = answering("pow.told.mac.7");
    const ask = server("pow.told.mac.7");
    expect((await sendCode(ask)).data).toEqual(sent.data);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(readChallenge()).toBeNull();
  });

  it("takes a second challenge where the first answer came too late, and no third", async () => {
    stop = answering("late", "pow.told.mac.7");
    expect((await sendCode(server("pow.told.mac.7"))).data).toEqual(sent.data);
    stop();
    stop = answering("late", "late", "late");
    const ask = server("pow.told.mac.7");
    expect((await sendCode(ask)).error?.message).toBe("Quá nhiều yêu cầu");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is refused in the server's words where the customer does not wait", async () => {
    stop = answering(null);
    const ask = server("pow.told.mac.7");
    expect((await sendCode(ask)).error?.message).toBe("Quá nhiều yêu cầu");
    expect(ask).toHaveBeenCalledOnce();
  });
});
