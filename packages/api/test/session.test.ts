import { describe, expect, it, vi } from "vitest";
import { clientOf } from "./create-client.ts";
import { answerWith, startServer } from "./start-server.ts";

describe("onUnauthorized", () => {
  it.each([401, 403])("is called when a request with a token gets a %i", async (status) => {
    const server = await startServer(answerWith(status));
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    await api.GET("/carts");
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each([404, 422, 500])("is not called when a request with a token gets a %i", async (status) => {
    const server = await startServer(answerWith(status));
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    await api.GET("/carts");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is not called for a 403 on another customer's order", async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(403, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ code: 403, status: 0, message: "", message_code: "FORBIDDEN", data: null }),
      );
    });
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    const { error } = await api.GET("/orders/{id}", { params: { path: { id: 18 } } });
    expect(error).toMatchObject({ code: 403 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is not called for the 401 of a wrong password", async () => {
    const server = await startServer(answerWith(401));
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    await api.POST("/login", { body: { phone: "0901234567", password: "wrong" } });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("is called once for requests refused together, in any order", async () => {
    let nth = 0;
    const server = await startServer((request, response) => {
      nth += 1;
      setTimeout(() => answerWith(401)(request, response), nth === 1 ? 0 : 20 * nth);
    });
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    await Promise.all([
      api.GET("/carts"),
      api.GET("/orders"),
      api.GET("/addresses"),
      api.GET("/coupons/mine"),
    ]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it("is called again for a later session", async () => {
    const server = await startServer(answerWith(401));
    const { api, onUnauthorized } = clientOf(server.baseUrl);
    await api.GET("/carts");
    await api.GET("/carts");
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it("is called again for a later session when an earlier request timed out", async () => {
    const server = await startServer((request, response) => {
      if (!request.url.endsWith("/orders")) answerWith(401)(request, response);
    });
    const { api, onUnauthorized } = clientOf(server.baseUrl, { timeoutMs: 200 });
    const unanswered = api.GET("/orders").catch(() => undefined);
    await api.GET("/carts");
    await unanswered;
    expect(onUnauthorized).toHaveBeenCalledOnce();
    await api.GET("/carts");
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it("is not called when a request of an old session is refused late", async () => {
    let refuse: () => void = () => undefined;
    const server = await startServer((request, response) => {
      refuse = () => answerWith(401)(request, response);
    });
    const getToken = vi.fn(() => "old");
    const { api, onUnauthorized } = clientOf(server.baseUrl, { getToken });
    const late = api.GET("/carts");
    await expect.poll(() => server.received).toHaveLength(1);
    getToken.mockReturnValue("new");
    refuse();
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
