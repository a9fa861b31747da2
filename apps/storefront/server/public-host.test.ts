import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { knownHosts, refuseUnknownHosts } from "./public-host.ts";

type Settings = Parameters<typeof knownHosts>[0];

const laptop: Settings = { publicUrl: "http://localhost:3000", allowedHosts: [], port: 3000 };
const live: Settings = { publicUrl: "https://sen.example", allowedHosts: ["Edge.internal:8080"], port: 3000 };

describe("the known hosts", () => {
  it("are the public host and the allowed ones for a public URL", () => {
    expect([...knownHosts(live)]).toEqual(["sen.example", "sen.example:443", "edge.internal:8080"]);
  });

  it("are all loopback names of the machine for a local public URL, and the allowed ones", () => {
    const names = ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"];
    expect(knownHosts(laptop)).toEqual(new Set(names));
    expect(knownHosts({ ...laptop, allowedHosts: ["192.168.1.20:3000"] })).toEqual(
      new Set([...names, "192.168.1.20:3000"]),
    );
  });

  it("include the ports of both the server and the public URL", () => {
    const known = knownHosts({ publicUrl: "http://127.0.0.1", allowedHosts: [], port: 3000 });
    expect(known).toContain("localhost");
    expect(known).toContain("localhost:80");
    expect(known).toContain("[::1]:3000");
  });

  it("include no loopback names when the public URL is an address in the network", () => {
    const known = knownHosts({ ...laptop, publicUrl: "http://192.168.1.20:3000" });
    expect([...known]).toEqual(["192.168.1.20:3000"]);
  });
});

/** Sends raw request lines to a server behind the host check. Returns the status and the body. */
async function ask(settings: Settings, lines: readonly string[]) {
  const app = Fastify();
  refuseUnknownHosts(app, settings);
  app.all("*", (_request, reply) => reply.send("the shop"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  await app.close();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}

describe("a request", () => {
  it.each([
    [laptop, "localhost:3000"],
    [laptop, "LocalHost:3000"],
    [laptop, "127.0.0.1:3000"],
    [laptop, "[::1]:3000"],
    [live, "sen.example"],
    [live, "SEN.example:443"],
    [live, "edge.internal:8080"],
  ])("is accepted with %j, Host: %s", async (settings, host) => {
    const { status, text } = await ask(settings, ["GET /en HTTP/1.1", `Host: ${host}`]);
    expect([status, text.includes("the shop")]).toEqual([200, true]);
  });

  it.each([
    [laptop, "evil.example"],
    [laptop, "localhost"],
    [laptop, "localhost:3001"],
    [laptop, "localhost:3000.evil.example"],
    [laptop, "localhost:3000@evil.example"],
    [laptop, "evil.example#localhost:3000"],
    [laptop, "localhost.:3000"],
    [laptop, "localhost:03000"],
    [laptop, "localhost:3000/.."],
    [laptop, "localhost:3000, evil.example"],
    [laptop, "127.0.0.2:3000"],
    [laptop, "2130706433:3000"],
    [laptop, "[::ffff:127.0.0.1]:3000"],
    [laptop, "[::1:3000"],
    [laptop, "%6cocalhost:3000"],
    [laptop, ""],
    [live, "localhost:3000"],
    [live, "sen.example:80"],
    [live, "www.sen.example"],
    [live, "sen.example."],
    [live, "sen.example\\@evil.example"],
  ])("is refused with %j, Host: %s", async (settings, host) => {
    const { status, text } = await ask(settings, ["GET /en HTTP/1.1", `Host: ${host}`]);
    expect(status).toBe(421);
    expect(text.toLowerCase()).toContain("cache-control: no-store");
    expect(text).toContain("PUBLIC_URL");
    if (host !== "") expect(text).not.toContain(host);
  });

  it("is refused whatever host the forwarding headers name", async () => {
    const { status } = await ask(live, [
      "GET / HTTP/1.1",
      "Host: evil.example",
      "X-Forwarded-Host: sen.example",
      "Forwarded: host=sen.example",
    ]);
    expect(status).toBe(421);
  });

  it("is refused when its target names a host, and when it has no Host header", async () => {
    for (const target of ["http://evil.example/", "http://sen.example/", "*"]) {
      const method = target === "*" ? "OPTIONS" : "GET";
      expect((await ask(live, [`${method} ${target} HTTP/1.1`, "Host: sen.example"])).status).toBe(421);
    }
    expect((await ask(live, ["GET / HTTP/1.0"])).status).toBe(421);
    expect((await ask(live, ["GET / HTTP/1.1"])).status).toBe(400); // Node's own response.
  });
});
