// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { SuggestionsOfToday } from "./Suggestions.tsx";
import { keepViewed } from "./viewed-prices.ts";

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

let unmount: () => void = () => undefined;
beforeEach(() => {
  clearSession();
  localStorage.clear();
  server.asked = [];
});
afterEach(() => {
  unmount();
});

it.each(["a customer", "a guest"])(
  "new products are not fetched before it is known what %s has viewed",
  async (who) => {
    if (who === "a customer") {
      const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
      const phone_verified_at = "2026-01-01T00:00:00.000Z";
      writeSession({ token: "token", profile: { ...profile, phone_verified_at } });
    } else {
      for (const { id } of products) {
        keepViewed({ product_id: id, viewed_at: `2026-11-0${id}T00:00:00.000Z`, price_seen: 1 });
      }
    }
    const root = createRoot(document.createElement("div"));
    unmount = () => root.unmount();
    root.render(
      <I18nextProvider i18n={createI18n({ locale: "vi", texts: { catalog: {} as never } })}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SuggestionsOfToday />
        </SWRConfig>
      </I18nextProvider>,
    );
    const related = () => server.asked.filter((path) => path.endsWith("related")).length;
    await expect.poll(related).toBe(3);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(server.asked).not.toContain("/products/listing");
  },
);
