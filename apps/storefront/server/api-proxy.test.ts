import { request, type IncomingHttpHeaders } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { proxyBackend } from "./api-proxy.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

/** The headers that the backend gets from a storefront that trusts these proxies, for a request from 127.0.0.1. */
async function toldTo(trusted: string, headers: Record<string, string | string[]>) {
  const backendUrl = await listening((req, res) => res.end(JSON.stringify(req.headers)));
  const app = testServer(trusted);
  await proxyBackend(app, { backendUrl, production: false });
  const { port } = new URL(await opened(app));
  return new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const sent = request(
      { port, host: "127.0.0.1", path: "/api/v1/malls", headers, agent: false },
      (answer) => {
        let body = "";
        answer.on("data", (part) => (body += String(part)));
        answer.on("end", () => resolve(JSON.parse(body) as IncomingHttpHeaders));
      },
    );
    sent.on("error", reject).end();
  });
}

const forged = "203.0.113.7";

describe("the client address sent to the backend", () => {
  it.each([
    ["a forged header", { "x-forwarded-for": forged }],
    ["two of them", { "x-forwarded-for": [forged, "198.51.100.1"] }],
    ["one that hides itself from the proxy's events", { "x-forwarded-for": forged, expect: "100-continue" }],
    [
      "one that the connection is to keep for itself",
      { "x-forwarded-for": forged, connection: "close, x-forwarded-for" },
    ],
    ["none", {}],
  ])("is the connection's when no proxy is trusted: %s", async (_, headers) => {
    expect((await toldTo("", headers))["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it.each([
    ["127.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["loopback", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["127.0.0.0/8, 10.0.0.0/8", "203.0.113.7, 10.1.2.3", "203.0.113.7"],
    ["loopback", "2001:db8::7", "2001:db8::7"],
    ["10.0.0.0/8", "203.0.113.7", "127.0.0.1"],
    ["loopback", "unknown", "127.0.0.1"],
    ["loopback", "203.0.113.7:50123", "127.0.0.1"],
  ])(
    "behind %s, given %s, is the nearest address that is no trusted proxy: %s",
    async (trusted, sent, told) => {
      expect((await toldTo(trusted, { "x-forwarded-for": sent }))["x-forwarded-for"]).toBe(told);
    },
  );

  it("is the only forwarding header passed on", async () => {
    const told = await toldTo("loopback", {
      "x-forwarded-for": forged,
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-forwarded-port": "1",
      forwarded: "for=198.51.100.1;host=evil.example",
    });
    const names = Object.keys(told).filter((name) => name.includes("forwarded"));
    expect(names).toEqual(["x-forwarded-for"]);
  });
});
