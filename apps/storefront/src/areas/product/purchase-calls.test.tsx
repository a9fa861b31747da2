// @vitest-environment happy-dom
import { createI18n, I18nextProvider, loadTexts } from "@sen/i18n";
import type { PurchaseCalls } from "@sen/ui/product";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { usePurchaseCalls } from "./purchase-calls.ts";

const limited = "Mỗi khách mua tối đa 2 sản phẩm trong flash deal này";
vi.mock("../checkout/index.ts", () => ({
  prepareCheckout: () =>
    Promise.resolve({
      refusal: {
        code: 422,
        message: "Một số thông tin chưa đúng",
        data: { errors: [{ field: "quantity", code: "DEAL_LIMIT", message: limited }] },
      },
    }),
}));
vi.mock("../../core/session/session.ts", async (original) => ({
  ...(await original<object>()),
  useIsSignedIn: () => true,
}));

it("says why something cannot be bought at once, and not that information is wrong", async () => {
  const given = vi.fn<(calls: PurchaseCalls) => void>();
  const i18n = createI18n({ locale: "vi", texts: {} });
  await loadTexts(i18n, ["errors"]);
  function Page() {
    given(usePurchaseCalls({ id: 16, variance_groups: [], variants: [] } as never));
    return null;
  }
  const page = (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </I18nextProvider>
  );
  flushSync(() => createRoot(document.createElement("div")).render(page));
  expect(await given.mock.lastCall?.[0].onBuyNow({ variantId: 55, quantity: 1 })).toEqual({
    message: limited,
  });
});
