// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { expect, it, vi } from "vitest";
import { i18n, renderHook } from "../../test/render.tsx";
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
  await loadTexts(i18n, ["errors"]);
  const product = { id: 16, variance_groups: [], variants: [] } as never;
  const { onBuyNow } = renderHook(() => usePurchaseCalls(product)).now();
  expect(await onBuyNow({ variantId: 55, quantity: 1 })).toEqual({
    message: limited,
  });
});
