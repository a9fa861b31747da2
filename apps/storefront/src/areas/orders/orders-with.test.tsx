// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { useOrdersWith } from "./orders.ts";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (path: string) => {
      asked.push(path);
      const data = path === "/orders/{id}" ? { id: 2 } : { items: [{ id: 18 }], next: 18, total: 9 };
      return Promise.resolve({ data: { data } });
    },
  },
}));
afterEach(clearSession);

it.each([
  ["fetches an order that the list has not come to", 2, [2, 18]],
  ["asks for nothing that the list has", 18, [18]],
  ["asks for nothing where none is named", null, [18]],
])("%s", async (_, id, expected) => {
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  asked.length = 0;
  const shown = document.createElement("div");
  function Page() {
    const list = useOrdersWith(id);
    return list.state === "ready" ? list.items.map((order) => order.id).join() : null;
  }
  const root = createRoot(shown);
  root.render(
    <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Page />
        </SWRConfig>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await vi.waitFor(() => expect(shown.textContent).toBe(expected.join()));
  expect(asked.includes("/orders/{id}")).toBe(expected.length > 1);
  root.unmount();
});
