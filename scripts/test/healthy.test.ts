import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { healthy, type StartedProcess } from "../processes.mjs";

const never = new Promise<never>(() => undefined);
const backend = { name: "backend", ended: never, tail: () => "its last words" } as unknown as StartedProcess;

let server: Server;
afterEach(() => server.close());

/** A start that answers these bodies of /readyz one after the other, the last one for good. */
async function starting(...bodies: readonly (object | "ready")[]): Promise<string> {
  let asked = 0;
  server = createServer((_request, response) => {
    const body = bodies[Math.min(asked, bodies.length - 1)];
    asked += 1;
    response.statusCode = body === "ready" ? 200 : 503;
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const filling = (percent: number, beat = percent) => ({
  status: "filling the shop",
  progress: { text: `Filling the shop: ${percent} %`, beat },
});

describe("a long start", () => {
  it("is waited for while something moves, longer than one that says nothing, and its progress is told", async () => {
    const told: string[] = [];
    const steps = Array.from({ length: 8 }, (_, index) => filling(1, index));
    const url = await starting(...steps, "ready");
    const since = performance.now();
    await healthy(backend, url, { timeoutMs: 600, tell: (line) => told.push(line) });
    expect(performance.now() - since).toBeGreaterThan(600);
    expect(told).toEqual(["Filling the shop: 1 %"]);
  });

  it("is given up when nothing moves any more, with the last that was said", async () => {
    const url = await starting(filling(7));
    await expect(healthy(backend, url, { timeoutMs: 500, tell: () => undefined })).rejects.toThrow(
      /nothing has moved there for 0.5 s[^]*7 %[^]*its last words/,
    );
  });
});
