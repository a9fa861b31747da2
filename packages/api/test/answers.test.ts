import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { NetworkError, TimeoutError } from "../src/index.ts";
import { clientOf } from "./create-client.ts";
import { answerWith, startServer } from "./start-server.ts";

describe("what the client gives back", () => {
  it("gives the envelope of a success as data", async () => {
    const server = await startServer(answerWith(200, []));
    const { data, error } = await clientOf(server.baseUrl).api.GET("/malls/all");
    expect(data).toEqual({ code: 200, status: 1, message: "Xin chào", data: [] });
    expect(error).toBeUndefined();
  });

  it.each([401, 403, 404, 409, 422, 429, 500])(
    "gives the envelope of a %i as a normal result",
    async (status) => {
      const errors = { errors: [{ field: "phone", message_code: "PHONE_FORMAT", message: "Sai" }] };
      const server = await startServer(answerWith(status, errors));
      const { data, error, response } = await clientOf(server.baseUrl).api.POST("/login", {
        body: { phone: "0901234567", password: "x" },
      });
      expect(data).toBeUndefined();
      expect(error).toEqual({ code: status, status: 0, message: "Xin chào", data: errors });
      expect(response.status).toBe(status);
    },
  );

  it("makes an envelope of a gateway's own error page", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
    });
    const { error } = await clientOf(server.baseUrl).api.GET("/malls/all");
    expect(error).toEqual({ code: 502, status: 0, message: "", data: null });
  });

  it("takes a captive portal's page for a missing network", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Wi-Fi</h1>");
    });
    await expect(clientOf(server.baseUrl).api.GET("/malls/all")).rejects.toBeInstanceOf(NetworkError);
  });

  it("gives a download as a blob, byte for byte, and its refusal as an envelope", async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0x00, 0x80, 0xc3]);
    const server = await startServer((request, response) => {
      if (request.url.endsWith("/8")) return answerWith(403)(request, response);
      response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(bytes);
    });
    const { api } = clientOf(server.baseUrl);
    const download = (fileId: number) =>
      api.GET("/complaints/{id}/files/{fileId}", { params: { path: { id: 1, fileId } }, parseAs: "blob" });
    const { data } = await download(7);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
    const refused = await download(8);
    expect(refused.error).toMatchObject({ code: 403, status: 0 });
  });
});

describe("when no answer comes", () => {
  it("throws a NetworkError when nobody listens", async () => {
    const failure = clientOf("http://127.0.0.1:1/api/v1").api.GET("/malls/all");
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
    await expect(failure).rejects.not.toBeInstanceOf(TimeoutError);
  });

  it("throws a TimeoutError when the server is silent", async () => {
    const server = await startServer(() => undefined);
    await expect(clientOf(server.baseUrl, { timeoutMs: 50 }).api.GET("/malls/all")).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });

  it("throws a TimeoutError when the body stalls half-way", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"code":200,');
    });
    await expect(clientOf(server.baseUrl, { timeoutMs: 80 }).api.GET("/malls/all")).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });

  it("throws a TimeoutError also when memory was cleaned up while the body stalled", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"code":200,');
      setTimeout(collectGarbage, 100);
    });
    await expect(clientOf(server.baseUrl, { timeoutMs: 400 }).api.GET("/malls/all")).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });

  it("throws a NetworkError when the connection breaks off half-way", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
      response.write('{"code":200,', () => response.destroy());
    });
    const failure = clientOf(server.baseUrl).api.GET("/malls/all");
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
  });

  it("gives the caller its own reason when the caller aborts", async () => {
    const server = await startServer(() => undefined);
    const controller = new AbortController();
    const failure = clientOf(server.baseUrl).api.GET("/malls/all", { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(failure).rejects.toMatchObject({ name: "AbortError" });
  });
});
