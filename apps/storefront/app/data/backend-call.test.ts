import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { callBackend } from "./backend-call.ts";

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function backend(answer: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (timeoutMs = 5_000) =>
    callBackend({ url: `http://127.0.0.1:${port}/a?b=1`, headers: { lang: "en" }, timeoutMs });
  return { server, ask };
}

const json = (res: ServerResponse, status: number, text: string) => {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(text);
};

describe("a call to the backend", () => {
  it("gives a success with its body, in whatever pieces its letters come", async () => {
    const { ask } = await backend((req, res) => {
      const bytes = Buffer.from(
        JSON.stringify({ asked: `${req.url} ${req.headers["lang"]}`, name: "Tiếng Việt" }),
      );
      for (const byte of bytes) res.write(Buffer.of(byte));
      res.end();
    });
    expect(await ask()).toEqual({ status: 200, body: { asked: "/a?b=1 en", name: "Tiếng Việt" } });
  });

  it.each([404, 422, 500, 503])("gives a refusal with %i its status alone, JSON or not", async (status) => {
    const { ask } = await backend((_req, res) => res.writeHead(status).end("<html>"));
    expect(await ask()).toEqual({ status });
  });

  it("fails when a success is no JSON, when the answer breaks off, and when nobody is there", async () => {
    const page = await backend((_req, res) => json(res, 200, "<html>"));
    await expect(page.ask()).rejects.toThrow();
    const torn = await backend((_req, res) => {
      res.writeHead(200, { "content-length": 100 }).write("{");
      setTimeout(() => res.destroy(), 20);
    });
    await expect(torn.ask()).rejects.toThrow();
    const gone = await backend(() => undefined);
    gone.server.close();
    await expect(gone.ask()).rejects.toThrow(/ECONNREFUSED/);
  });

  it("fails when the answer does not come in time, or begins and does not end", async () => {
    const silent = await backend(() => undefined);
    await expect(silent.ask(50)).rejects.toThrow("within 50 ms");
    const slow = await backend((_req, res) => res.write("{"));
    await expect(slow.ask(50)).rejects.toThrow("within 50 ms");
  });

  it("uses a connection again, and asks once more when the backend has just closed it", async () => {
    let connections = 0;
    let calls = 0;
    const { server, ask } = await backend((req, res) => {
      calls += 1;
      if (calls === 3) req.socket.resetAndDestroy();
      else json(res, 200, "{}");
    });
    server.on("connection", () => (connections += 1));
    for (let call = 0; call < 3; call += 1) expect(await ask()).toEqual({ status: 200, body: {} });
    expect({ calls, connections }).toEqual({ calls: 4, connections: 2 });
  });
});
