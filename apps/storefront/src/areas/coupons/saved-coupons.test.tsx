// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

const server = vi.hoisted(() => ({ saved: new Set<number>(), asked: [] as number[] }));
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (_path: string, { params }: { params: { query: { ids: number[] } } }) => {
      const { ids } = params.query;
      server.asked.push(ids.length);
      const items = ids.filter((id) => server.saved.has(id)).map((id) => ({ id }));
      return Promise.resolve({ data: { data: { items } } });
    },
  },
}));

vi.mock(import("@sen/ui/primitives"), async (original) => ({
  ...(await original()),
  useToast: () => ({ show: () => 0, dismiss: () => undefined }) as never,
}));

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  clearSession();
});

it("asks in batches of 100 which of the shown coupons are saved", async () => {
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  server.saved = new Set([3, 115, ...Array.from({ length: 500 }, (_, index) => 1_000 + index)]);
  const shown = Array.from({ length: 120 }, (_, index) => ({ id: index + 1 }));
  let saved: readonly number[] = [];
  function Page() {
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    saved = useSavedCoupons(shown).savedCouponIds;
    return null;
  }
  const root = createRoot(document.createElement("div"));
  leave = () => {
    root.unmount();
  };
  root.render(
    <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Page />
        </SWRConfig>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await expect.poll(() => saved).toEqual([3, 115]);
  expect(server.asked).toEqual([100, 20]);
});
