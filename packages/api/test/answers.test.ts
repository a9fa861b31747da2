import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { NetworkError, TimeoutError } from "../src/index.ts";
import { clientOf } from "./create-client.ts";
import { answerWith, startServer } from "./start-server.ts";

describe("a response", () => {
  it("of a success gives the envelope as data", async () => {
    const server = await startServer(answerWith(200, []));
    const { data, error } = await clientOf(server.baseUrl).api.GET("/malls/all");
    expect(data).toEqual({ code: 200, status: 1, message: "Xin chào", data: [] });
    expect(error).toBeUndefined();
  });

  it.each([401, 403, 404, 409, 422, 429, 500])(
    "with status %i gives the envelope as error, without throwing",
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

  it("with a gateway's HTML error page gives an envelope", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
    });
    const { error } = await clientOf(server.baseUrl).api.GET("/malls/all");
    expect(error).toEqual({ code: 502, status: 0, message: "", data: null });
  });

  it("with a captive portal's page throws a NetworkError", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Wi-Fi</h1>");
    });
    await expect(clientOf(server.baseUrl).api.GET("/malls/all")).rejects.toBeInstanceOf(NetworkError);
  });

  it("with a download gives a blob, and its refusal an envelope", async () => {
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

describe("without a response, the client", () => {
  it("throws a NetworkError when the connection is refused", async () => {
    const failure = clientOf("http://127.0.0.1:1/api/v1").api.GET("/malls/all");
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
    await expect(failure).rejects.not.toBeInstanceOf(TimeoutError);
  });

  it("throws a TimeoutError when the server does not respond", async () => {
    const server = await startServer(() => undefined);
    await expect(clientOf(server.baseUrl, { timeoutMs: 50 }).api.GET("/malls/all")).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });

  it("throws a TimeoutError when the body stalls halfway", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"code":200,');
    });
    await expect(clientOf(server.baseUrl, { timeoutMs: 80 }).api.GET("/malls/all")).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });

  it("throws a TimeoutError even if garbage is collected while the body stalls", async () => {
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

  it("throws a NetworkError when the connection breaks halfway", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
      response.write('{"code":200,', () => response.destroy());
    });
    const failure = clientOf(server.baseUrl).api.GET("/malls/all");
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
  });

  it("throws the caller's AbortError when the caller aborts", async () => {
    const server = await startServer(() => undefined);
    const controller = new AbortController();
    const failure = clientOf(server.baseUrl).api.GET("/malls/all", { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(failure).rejects.toMatchObject({ name: "AbortError" });
  });
});
