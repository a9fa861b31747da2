import { loggerOptions } from "@sen/server";
import { afterEach, describe, expect, it } from "vitest";
import { proxyBackend } from "./api-proxy.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

interface Line {
  msg: string;
  reqId: string;
  route?: string;
  status?: number;
}

/** A storefront in front of a backend that returns the request id it got, and the lines that it logs. */
async function storefront() {
  const backend = await listening((req, res) => res.end(req.headers["x-request-id"]));
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const app = testServer("", { logger: { ...loggerOptions("info", "storefront"), stream } });
  await proxyBackend(app, { backendUrl: backend, production: false });
  app.get("/broken", () => {
    throw new Error("what happened");
  });
  const url = await opened(app);
  // Drops the "listening" line.
  lines.splice(0);
  return { url, lines };
}

describe("a request to the storefront", () => {
  it.each([
    ["the id that it brings", { "x-request-id": "balancer-0815" }, /^balancer-0815$/],
    ["one of its own", {}, /^[\w-]{36}$/],
    ["one of its own instead of what is none", { "x-request-id": "<forged id>" }, /^[\w-]{36}$/],
  ])("has %s, in the backend, the response and the log", async (_, headers, id) => {
    const { url, lines } = await storefront();
    const answer = await fetch(`${url}/api/v1/malls?keyword=0987654321`, { headers });
    const own = answer.headers.get("x-request-id");
    expect(own).toMatch(id);
    expect(await answer.text()).toBe(own);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: "answered", reqId: own, route: "GET /api/*", status: 200 });
    expect(JSON.stringify(lines)).not.toContain("0987654321");
  });

  it("that fails is logged with its error, and the response shows none of it", async () => {
    const { url, lines } = await storefront();
    const answer = await fetch(`${url}/broken`);
    expect([answer.status, await answer.text()]).toEqual([500, ""]);
    await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(["request failed", "answered"]);
    expect(lines[0]).toMatchObject({ err: { message: "what happened" } });
  });
});
