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

describe("requesting a code", () => {
  let stop = () => undefined as unknown;
  beforeEach(() => {
    stop();
  });

  it("needs no challenge when the server demands none", async () => {
    serve(undefined);
    expect((await ask()).data).toEqual(sent.data);
    expect(POST).toHaveBeenCalledOnce();
  });

  it("repeats the request with the answer to the server's challenge", async () => {
    stop = answering("pow.told.mac.7");
    serve("pow.told.mac.7");
    expect((await ask()).data).toEqual(sent.data);
    expect(POST).toHaveBeenCalledTimes(2);
    expect(openChallenge.read()).toBeNull();
  });

  it("answers a second challenge when the first answer came too late, but no third", async () => {
    stop = answering("late", "pow.told.mac.7");
    serve("pow.told.mac.7");
    expect((await ask()).data).toEqual(sent.data);
    stop();
    stop = answering("late", "late", "late");
    serve("pow.told.mac.7");
    expect((await ask()).refusal?.message).toBe("Quá nhiều yêu cầu");
    expect(POST).toHaveBeenCalledTimes(3);
  });

  it("fails with the server's message when the customer cancels the challenge", async () => {
    stop = answering(null);
    serve("pow.told.mac.7");
    expect((await ask()).refusal?.message).toBe("Quá nhiều yêu cầu");
    expect(POST).toHaveBeenCalledOnce();
  });
});
