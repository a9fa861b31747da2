// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { serve } from "../test/server.ts";
import { signIn } from "../test/sign-in.ts";
import { useOrderSteps } from "./orders/index.ts";
import { useOrders } from "./orders/orders.ts";
import { useComplaintSource } from "./aftersales/complaints.ts";

vi.mock("../core/api-client.ts", () => import("../test/server.ts"));

it("a complaint changes the lists of orders, too", async () => {
  signIn();
  serve({ GET: () => ({ id: 9, items: [], next: null, total: 0 }), POST: () => ({}) });
  const { now } = renderHook(() => {
    const { list } = useOrders("COMPLAINT", "");
    const { settle } = useOrderSteps(9);
    return { list, ...useComplaintSource(9, settle) };
  });
  await expect.poll(() => now().list.state).toBe("ready");
  await now().onCreate({ reason: 3, note: "" }, { images: ["1"], videos: [] } as never);
  await expect.poll(() => now().list.state).toBe("loading");
});
