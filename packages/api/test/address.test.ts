import { expect, it } from "vitest";
import { addressOf, createApiClient } from "../src/index.ts";

it.each([
  ["/malls/all", {}],
  ["/products/{id}", { path: { id: 42 } }],
  [
    "/products/listing",
    { query: { category_id: [1, 2], keyword: "áo dài & mũ", page: 2, price_min: undefined } },
  ],
  ["/products/{id}/reviews", { path: { id: 7 }, query: { page: 1, per_page: 5 } }],
])("writes the address of %s with %j as the client does", async (path, params) => {
  const baseUrl = "http://shop.test/api/v1";
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl,
    getLocale: () => "vi",
    getToken: () => null,
    onUnauthorized: () => undefined,
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json({});
    },
  });
  await (client.GET as (path: string, init: object) => Promise<unknown>)(path, { params });
  expect(asked).toEqual([new URL(addressOf(baseUrl, path, params)).href]);
});
