import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { httpSmsGateway } from "./http-gateway.ts";

interface Taken {
  headers: IncomingHttpHeaders;
  body: string;
}

const taken: Taken[] = [];
let answers: number[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    taken.push({ headers: request.headers, body });
    const status = answers.shift() ?? 202;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  taken.length = 0;
  answers = [];
});

const secret = "what the gateway and the shop know";
const send = () =>
  httpSmsGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages`,
    keyId: "shop-1",
    secret,
    sender: "SEN",
  }).send({ to: "0901234567", text: "Mã của bạn: 123456" });

it("sends text, sender and the number with its country's code, signed over time and body", async () => {
  await send();
  const [{ headers, body }] = taken as [Taken];
  expect(JSON.parse(body)).toEqual({ to: "+84901234567", text: "Mã của bạn: 123456", sender: "SEN" });
  const timestamp = String(headers["x-timestamp"]);
  expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);
  expect(headers["x-key-id"]).toBe("shop-1");
  expect(headers["x-signature"]).toBe(
    createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex"),
  );
});

it.each([
  ["is in trouble", 503],
  ["ends the connection", 0],
])("sends the same message once more, under the same key, where the gateway %s", async (_, status) => {
  answers = [status];
  await send();
  expect(taken).toHaveLength(2);
  expect(new Set(taken.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

it.each([
  ["refuses", [401], 1],
  ["is in trouble for longer", [500, 502], 2],
  ["sends us elsewhere: what is signed for one address is told no other", [302, 302], 2],
])("fails where the gateway %s", async (_, statuses, times) => {
  answers = [...statuses];
  await expect(send()).rejects.toThrow();
  expect(taken).toHaveLength(times);
});

it("never tells the number or the text in what it fails with", async () => {
  answers = [400];
  const error = await send().catch((failed: unknown) => failed);
  expect(String(error)).toBe("GatewayRefusal: the SMS gateway answered 400");
});
