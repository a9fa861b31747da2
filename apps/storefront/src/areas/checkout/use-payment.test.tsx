// @vitest-environment happy-dom
import { createI18n, I18nextProvider, loadTexts } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeSession } from "../../core/session/session.ts";
import { usePayment } from "./use-payment.ts";

const server = vi.hoisted(() => ({ isEnded: false }));
vi.mock("../../core/api-client.ts", () => {
  const answer = () =>
    server.isEnded
      ? { error: { code: 404, status: 0, message: "Không tìm thấy", data: null }, response: { status: 404 } }
      : {
          data: { code: 200, status: 1, message: "", data: { id: "one", totals: { total: 100 } } },
          response: { status: 200 },
        };
  const ask = () => Promise.resolve(answer());
  return { api: { GET: ask, POST: ask, PUT: ask } };
});

const i18n = createI18n({ locale: "vi", texts: {} });
const provider = () => new Map();
let given: ReturnType<typeof usePayment> | null = null;
let unmount: () => void = () => undefined;

function Page() {
  // oxlint-disable-next-line react/globals -- hands the test what the hook gave
  given = usePayment("one");
  return null;
}

beforeEach(async () => {
  await loadTexts(i18n, ["errors"]);
  localStorage.clear();
  sessionStorage.clear();
  server.isEnded = false;
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  const root = createRoot(document.createElement("div"));
  root.render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={["/payment?checkout=one"]}>
        <SWRConfig value={{ provider }}>
          <Page />
        </SWRConfig>
      </MemoryRouter>
    </I18nextProvider>,
  );
  unmount = () => root.unmount();
});
afterEach(() => unmount());

it.each([
  ["ordering", () => given?.onPlaceOrder(100)],
  ["a change", () => given?.onChange({ payment_method: 1 }).catch(() => undefined)],
])(
  "says after %s that the checkout has ended, if its goods were ordered in another tab",
  async (_, press) => {
    await vi.waitFor(() => expect(given?.request.state).toBe("ready"));
    server.isEnded = true;
    await press();
    await vi.waitFor(() => expect(given?.request.state).toBe("gone"));
  },
);
