import type { OperationId } from "@sen/api";
import fc from "fast-check";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { contractRoutes, type ContractRoute } from "../../src/http/contract.ts";
import { loggerOptions } from "@sen/server";
import { buildServer } from "../../src/server.ts";
import { answerCheck } from "../answer-check.ts";
import { rawRequest, type RawAnswer } from "../raw-answer.ts";
import { useShop } from "../shop.ts";
import { demoCustomer, otherCustomer, unverifiedCustomer } from "../small-shop/index.ts";
import { answerRules } from "./answers.ts";
import { requestsOf, type FuzzedRequest } from "./requests.ts";
import { whatExists } from "./what-exists.ts";

/** Every run sends the same requests. Another seed sends others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** How many requests are sent to each operation. */
const runs = Number(process.env.FUZZ_RUNS ?? 6);
/** The time budget in ms for large runs. Once it is used up, the remaining operations get fewer requests. */
const BUDGET_MS = Number(process.env.FUZZ_BUDGET_MS ?? Infinity);

const shop = await useShop();
/** Operations that end a record or the session come last, because others need those. */
const endings = [
  "deleteCartItems",
  "deleteAddress",
  "cancelOrder",
  "cancelComplaint",
  "recallReturn",
  "closeTicket",
  "endOtherSessions",
  "logout",
];
const routes = [...contractRoutes]
  // Its response is an endless stream. Bad requests to it are refused by the same validation as others.
  .filter(([id]) => id !== "followEvents")
  .map(([id, route]) => ({ id, route }))
  .toSorted((a, b) => endings.indexOf(a.id) - endings.indexOf(b.id));
const started = Date.now();
let tokens: string[] = [];
let said: string[] = [];

const written = new PassThrough().setEncoding("utf8").on("data", (line: string) => said.push(line));
const app = await buildServer({
  ...shop,
  config: { ...shop.config, rateLimits: false },
  checkAnswer: await answerCheck(),
  logger: { ...loggerOptions("error"), stream: written },
});
await app.listen({ port: 0, host: "127.0.0.1" });
const port = (app.server.address() as AddressInfo).port;
const breach = await answerRules();
const own = await shop.signIn(demoCustomer);
tokens = [
  ...Array.from({ length: 14 }, () => `Bearer ${own}`),
  `Bearer ${await shop.signIn(otherCustomer)}`,
  `Bearer ${await shop.signIn(unverifiedCustomer)}`,
  `Bearer ${own.slice(0, -3)}AAA`,
  "Bearer",
  "",
];
const existing = await whatExists(shop, own);
afterAll(() => app.close());

function sendingOf({ method, target, headers, body }: FuzzedRequest): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
}

/** Fails with everything needed to reproduce it. */
function assertRight(breach: string | null, sent: Buffer, { status, headers, body }: RawAnswer): void {
  if (breach === null) return;
  const cut = (text: string) => (text.length > 3_000 ? `${text.slice(0, 3_000)}…` : text);
  throw new Error(
    [
      `Of the answer to this request: ${breach}.`,
      cut(sent.toString()),
      `—— was answered with ${status}`,
      cut(`${headers}\n\n${body}`),
      `—— logged`,
      cut(said.join("")),
    ].join("\n"),
  );
}

const settings = () => ({
  seed,
  numRuns: runs,
  ...(BUDGET_MS < Infinity && {
    interruptAfterTimeLimit: Math.max(200, started + BUDGET_MS - Date.now()),
  }),
});

describe.each(routes)("any request to $id", ({ id, route }: { id: OperationId; route: ContractRoute }) => {
  it("gets a response within the contract, and neither fails nor hangs", async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(route, existing.known, tokens, existing.bodies[id]), async (request) => {
        said = [];
        const sent = sendingOf(request);
        const answer = await rawRequest(port, sent);
        assertRight(breach(answer, route, request.isIntact), sent, answer);
      }),
      settings(),
    );
  });
});

describe("after the fuzzing", () => {
  it("the customers can still read the stored data", async () => {
    const token = await shop.signIn(otherCustomer);
    expect((await shop.call("listCart", { token })).status).toBe(200);
    const own = await shop.signIn(demoCustomer);
    const lists: OperationId[] = ["listAddresses", "listCart", "listOrders", "listMyCoupons"];
    for (const id of lists) expect((await shop.call(id, { token: own })).status).toBe(200);
    for (const id of existing.known.order_id ?? []) {
      expect((await shop.call("getOrder", { params: { id: Number(id) }, token: own })).status).toBe(200);
    }
    expect(
      (await shop.call("getCustomer", { params: { customerId: demoCustomer.id }, token: own })).status,
    ).toBe(200);
  });
});
