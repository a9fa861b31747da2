// @vitest-environment happy-dom
import { createI18n } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { render } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { SuggestionsOfToday } from "./Suggestions.tsx";
import { viewedStore } from "./viewed-prices.ts";

const server = vi.hoisted(() => ({ asked: [] as string[] }));

/** The products that a customer has viewed, as cards. */
const products = vi.hoisted(() => [1, 2, 3].map((id) => ({ id, name: `Áo ${id}`, price_after_discount: 1 })));

vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (path: string) => {
      server.asked.push(path);
      const viewed = products.map((product) => ({ product, price_seen: 1 }));
      const data = path === "/recently-viewed" ? viewed : path.endsWith("related") ? [] : { items: products };
      return new Promise((resolve) => {
        setTimeout(() => resolve({ data: { data } }), 20);
      });
    },
  },
}));
vi.mock(import("@sen/ui/catalog"), async (original) => ({
  ...(await original()),
  Suggestions: (() => null) as never,
}));

beforeEach(() => {
  clearSession();
  localStorage.clear();
  server.asked = [];
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
    const related = () => server.asked.filter((path) => path.endsWith("related")).length;
    await expect.poll(related).toBe(3);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(server.asked).not.toContain("/products/listing");
  },
);
