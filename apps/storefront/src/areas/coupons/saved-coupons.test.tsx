// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
afterEach(clearSession);

it("asks in batches of 100 which of the shown coupons are saved", async () => {
  signIn();
  const batches: number[] = [];
  serve({
    GET({ query: { ids } }: { query: { ids: number[] } }) {
      batches.push(ids.length);
      return { items: ids.filter((id) => [3, 115, 1_000].includes(id)).map((id) => ({ id })) };
    },
  });
  const shown = Array.from({ length: 120 }, (_, index) => ({ id: index + 1 }));
  const { now } = renderHook(() => useSavedCoupons(shown).savedCouponIds);
  await expect.poll(now).toEqual([3, 115]);
  expect(batches).toEqual([100, 20]);
});
