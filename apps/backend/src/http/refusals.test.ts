import { describe, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";

const shop = await useShop();

describe("a request that breaks the contract", () => {
  it.each([
    [{ page: -1 }, "page", "TOO_SMALL"],
    [{ page: "abc" }, "page", "WRONG_TYPE"],
    [{ per_page: 1000 }, "per_page", "TOO_LARGE"],
    [{ page: 1, per_page: 1.5 }, "per_page", "WRONG_TYPE"],
  ])("gets its wrong field named: %o", async (query, field, message_code) => {
    const { status, body } = await shop.call("listMalls", { query, lang: "en" });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 422, status: 0, message_code: "WRONG_FIELD" });
    expect(body.data.errors).toEqual([
      { field, message_code, message: expect.stringMatching(/\w/) as string },
    ]);
  });

  it.each([
    ["broken JSON", { "content-type": "application/json" }, "{", 422],
    ["no JSON at all", { "content-type": "application/json" }, "", 422],
    ["more than a megabyte", { "content-type": "application/json" }, `"${"x".repeat(1_100_000)}"`, 422],
  ])("gets an error envelope: %s", async (_, headers, payload, status) => {
    const response = await shop.app.inject({ method: "POST", url: "/api/v1/login", headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status: 0, data: { errors: [{ field: "body" }] } });
  });

  it.each(["search", "listTenants"] as const)(
    "is refused when a text contains U+0000: %s",
    async (operation) => {
      const { status, body } = await shop.call(operation, { query: { keyword: "a\u0000o" } });
      expect(status).toBe(422);
      expect(body.message_code).toBe("WRONG_FIELD");
    },
  );

  it("gets a 401 for its missing token before any field error", async () => {
    expect((await shop.call("createAddress", { body: {} })).status).toBe(401);
  });
});

describe("a response", () => {
  it("has a request id, a proxy's or its own, and strict security headers", async () => {
    const own = await shop.app.inject("/livez");
    expect(own.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
    const given = await shop.app.inject({ url: "/livez", headers: { "x-request-id": "edge-12345678" } });
    expect(given.headers["x-request-id"]).toBe("edge-12345678");
    expect(given.headers["content-security-policy"]).toContain("default-src 'none'");
    const forged = await shop.app.inject({ url: "/livez", headers: { "x-request-id": "<forged id>" } });
    expect(forged.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("for an unknown path is a 404 in the caller's language", async () => {
    const response = await shop.app.inject({ url: "/api/v1/nowhere", headers: { lang: "en" } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 404,
      status: 0,
      message: "We could not find what you are looking for",
      message_code: "NOT_FOUND",
      data: null,
    });
  });

  it("of the API reference has no inline script", async () => {
    const page = await shop.app.inject("/docs");
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    expect(page.headers["content-security-policy"]).not.toContain("script-src");
  });
});
