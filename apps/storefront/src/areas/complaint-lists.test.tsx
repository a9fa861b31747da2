// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
import { useOrderSteps } from "./orders/index.ts";
import { useOrders } from "./orders/orders.ts";
import { useComplaintSource } from "./aftersales/complaints.ts";

const server = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("../core/api-client.ts", () => ({
  api: {
    GET: (path: string) => {
      server.asked.push(path);
      return Promise.resolve({ data: { data: { id: 9, items: [], next: null, total: 0 } } });
    },
    POST: () => Promise.resolve({ data: { code: 200, status: 1, data: {} }, response: { status: 200 } }),
  },
}));

it("a complaint changes the lists of orders, too", async () => {
  signIn();
  const { now } = renderHook(() => {
    const { list } = useOrders("COMPLAINT", "");
    const { settle } = useOrderSteps(9);
    return { list, ...useComplaintSource(9, settle) };
  });
  await expect.poll(() => now().list.state).toBe("ready");
  await now().onCreate({ reason: 3, note: "" }, { images: ["1"], videos: [] } as never);
  await expect.poll(() => now().list.state).toBe("loading");
});
