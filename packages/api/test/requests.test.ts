import { describe, expect, it } from "vitest";
import { clientOf } from "./create-client.ts";
import { startServer } from "./start-server.ts";

describe("a request", () => {
  it("carries the token when the operation needs one", async () => {
    const server = await startServer();
    await clientOf(server.baseUrl).api.GET("/carts");
    expect(server.received[0]?.headers.authorization).toBe("Bearer token");
  });

  it.each([
    ["a public call", "/malls/all" as const, "token"],
    ["a call that needs a token while nobody is signed in", "/carts" as const, null],
  ])("has an empty Authorization header for %s", async (_case, path, token) => {
    const server = await startServer();
    await clientOf(server.baseUrl, { getToken: () => token }).api.GET(path);
    expect(server.received[0]?.headers).toHaveProperty("authorization", "");
  });

  it("reads token and language anew each time", async () => {
    const server = await startServer();
    let now = { token: "first", locale: "vi" };
    const { api } = clientOf(server.baseUrl, { getToken: () => now.token, getLocale: () => now.locale });
    await api.GET("/carts");
    now = { token: "second", locale: "en" };
    await api.GET("/carts");
    expect(server.received.map(({ headers }) => [headers.authorization, headers.lang])).toEqual([
      ["Bearer first", "vi"],
      ["Bearer second", "en"],
    ]);
  });

  it("repeats a list in the query and keeps Vietnamese letters", async () => {
    const server = await startServer();
    await clientOf(server.baseUrl).api.GET("/search", {
      params: { query: { keyword: "áo sơ mi", category_id: [3, 7], price_min: 0 } },
    });
    const query = new URL(server.received[0]?.url ?? "", server.baseUrl).searchParams;
    expect(query.getAll("category_id")).toEqual(["3", "7"]);
    expect(query.get("keyword")).toBe("áo sơ mi");
    expect(query.get("price_min")).toBe("0");
  });

  it("fills in path parameters", async () => {
    const server = await startServer();
    await clientOf(server.baseUrl).api.DELETE("/addresses/{id}", { params: { path: { id: 42 } } });
    expect(server.received[0]).toMatchObject({ method: "DELETE", url: "/api/v1/addresses/42" });
  });

  it("sends a POST body as JSON, with the idempotency key as a header", async () => {
    const server = await startServer();
    const body = { checkout_id: "6f1c2b64-3f0e-4f4a-9b0a-3e1d5f7a9c10", total: 1_234_567 };
    await clientOf(server.baseUrl).api.POST("/orders", {
      params: { header: { "Idempotency-Key": "key-0001" } },
      body,
    });
    expect(server.received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "key-0001",
    });
    expect(JSON.parse(server.received[0]?.body ?? "")).toEqual(body);
  });

  it("sends a PUT body as a form with nested fields", async () => {
    const server = await startServer();
    await clientOf(server.baseUrl).api.PUT("/checkout/{id}", {
      params: { path: { id: "6f1c2b64-3f0e-4f4a-9b0a-3e1d5f7a9c10" } },
      body: {
        deliveries: [{ tenant_id: 17, delivery_type: "express" }],
        coupon_ids: [],
        notes: [{ tenant_id: 17, note: "Giao giờ hành chính & gọi trước" }],
      },
    });
    const [request] = server.received;
    expect(request?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect([...new URLSearchParams(request?.body)]).toEqual([
      ["deliveries[0][tenant_id]", "17"],
      ["deliveries[0][delivery_type]", "express"],
      ["coupon_ids[]", ""],
      ["notes[0][tenant_id]", "17"],
      ["notes[0][note]", "Giao giờ hành chính & gọi trước"],
    ]);
  });

  it("sends a file as multipart, with its name and type", async () => {
    const server = await startServer();
    const file = new File(["picture"], "ảnh.png", { type: "image/png" });
    await clientOf(server.baseUrl).api.POST("/media", { body: { file, type: 5 } });
    const [request] = server.received;
    expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers.authorization).toBe("Bearer token");
    expect(request?.body).toContain('name="file"; filename="ảnh.png"');
    expect(request?.body).toContain("Content-Type: image/png");
    expect(request?.body).toMatch(/name="type"\r\n\r\n5\r\n/);
  });
});
