import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { assertPortFree } from "./processes.mjs";

afterEach(() => vi.restoreAllMocks());

async function serverSaying(status: string, answered: () => void) {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify({ status }), answered);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

it("waits for a shop on its port that is stopping", async () => {
  const say = vi.spyOn(console, "log").mockReturnValue();
  const { port, server } = await serverSaying("draining", () => server.close());
  await assertPortFree(port, "PORT");
  expect(say).toHaveBeenCalledExactlyOnceWith(`The shop on port ${port} is still stopping…`);
});

it("does not wait for another program, or a shop that is open", async () => {
  const { server, port } = await serverSaying("starting", () => undefined);
  await expect(assertPortFree(port, "PORT")).rejects.toThrow(`Port ${port} is in use by another program`);
  server.close();
});
