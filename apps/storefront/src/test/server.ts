/** What the server answers to a call of an operation (`GET /carts`) or of a method, given its parameters and body. */
type Answers = Readonly<Record<string, (call: never) => unknown>>;

let answers: Answers = {};

/** The operations called since `serve`. */
export const asked: string[] = [];

/** Sets the data that the server answers, or its refusals. */
export function serve(next: Answers): void {
  answers = next;
  asked.length = 0;
}

class Refusal {
  readonly envelope;

  constructor(code: number, message: string) {
    this.envelope = { code, status: 0, message, data: null };
  }
}

export const refusal = (code: number, message = "") => new Refusal(code, message);

const method = (name: string) =>
  async function call(path: string, { params, body }: { params?: object; body?: unknown } = {}) {
    asked.push(`${name} ${path}`);
    const answer = answers[`${name} ${path}`] ?? answers[name];
    const data = await answer?.({ ...params, body } as never);
    return data instanceof Refusal
      ? { error: data.envelope, response: { status: data.envelope.code } }
      : { data: { code: 200, status: 1, message: "", data }, response: { status: 200 } };
  };

/** Replaces the API client: `vi.mock("../core/api-client.ts", () => import("../test/server.ts"))`. */
export const api = { GET: method("GET"), POST: method("POST"), PUT: method("PUT"), DELETE: method("DELETE") };
