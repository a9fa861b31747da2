// @vitest-environment happy-dom
import { createI18n } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { render } from "../../test/render.tsx";
import { asked, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { SuggestionsOfToday } from "./Suggestions.tsx";
import { viewedStore } from "./viewed-prices.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

/** The products that a customer has viewed, as cards. */
const products = [1, 2, 3].map((id) => ({ id, name: `Áo ${id}`, price_after_discount: 1 }));
const soon = (data: object) => new Promise((resolve) => setTimeout(resolve, 20, data));

vi.mock(import("@sen/ui/catalog"), async (original) => ({
  ...(await original()),
  Suggestions: (() => null) as never,
}));

beforeEach(() => {
  clearSession();
  localStorage.clear();
  serve({
    GET: () => soon({ items: products }),
    "GET /recently-viewed": () => soon(products.map((product) => ({ product, price_seen: 1 }))),
    "GET /products/{id}/related": () => soon([]),
  });
});

it.each(["a customer", "a guest"])(
  "new products are not fetched before it is known what %s has viewed",
  async (who) => {
    if (who === "a customer") {
      signIn();
    } else {
      viewedStore.write(
        products.map(({ id }) => ({
          product_id: id,
          viewed_at: `2026-11-0${id}T00:00:00.000Z`,
          price_seen: 1,
        })),
      );
    }
    render(<SuggestionsOfToday />, { texts: createI18n({ locale: "vi", texts: { catalog: {} as never } }) });
    const related = () => asked.filter((path) => path.endsWith("related")).length;
    await expect.poll(related).toBe(3);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(asked).not.toContain("GET /products/listing");
  },
);
