import type { Challenge } from "@sen/api";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openChallenge } from "./challenge/challenge-store.ts";
import { sendCode } from "./send-code.ts";

const POST = vi.hoisted(() => vi.fn());
vi.mock("./api-client.ts", () => ({ api: { POST } }));

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

/** Answers each challenge shown with the next of the given answers. */
function answering(...answers: (string | null)[]): () => void {
  return openChallenge.subscribe(() => openChallenge.read()?.finish(answers.shift() ?? null));
}
/** Makes the server send a code only for this challenge answer. */
function serve(wanted: string | undefined): void {
  POST.mockReset().mockImplementation((_: string, { params }: { params: { header: object } }) => {
    const { "Challenge-Answer": given } = params.header as { "Challenge-Answer"?: string };
    return Promise.resolve(given === wanted ? sent : refused);
  });
}
const ask = () => sendCode("POST /password/forgot", { body: { phone: "0901234567" } });

describe("a code that is asked for", () => {
  let stop = () => undefined as unknown;
  beforeEach(() => {
    stop();
  });

  it("is sent without a challenge where none comes", async () => {
    serve(undefined);
    expect((await ask()).data).toEqual(sent.data);
    expect(POST).toHaveBeenCalledOnce();
  });

  it("is asked for again with the answer of the challenge that comes first", async () => {
    stop = answering("pow.told.mac.7");
    serve("pow.told.mac.7");
    expect((await ask()).data).toEqual(sent.data);
    expect(POST).toHaveBeenCalledTimes(2);
    expect(openChallenge.read()).toBeNull();
  });

  it("takes a second challenge where the first answer came too late, and no third", async () => {
    stop = answering("late", "pow.told.mac.7");
    serve("pow.told.mac.7");
    expect((await ask()).data).toEqual(sent.data);
    stop();
    stop = answering("late", "late", "late");
    serve("pow.told.mac.7");
    expect((await ask()).refusal?.message).toBe("Quá nhiều yêu cầu");
    expect(POST).toHaveBeenCalledTimes(3);
  });

  it("is refused in the server's words where the customer does not wait", async () => {
    stop = answering(null);
    serve("pow.told.mac.7");
    expect((await ask()).refusal?.message).toBe("Quá nhiều yêu cầu");
    expect(POST).toHaveBeenCalledOnce();
  });
});
