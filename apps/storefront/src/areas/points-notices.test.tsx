// @vitest-environment happy-dom
import type { Notification } from "@sen/api";
import type { MembershipScreenProps } from "@sen/ui/loyalty";
import { expect, it, vi } from "vitest";
import { render } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
import { announceNotice } from "./notifications/notice-events.ts";
import MembershipPage from "./loyalty/MembershipPage.tsx";

const server = vi.hoisted(() => ({ items: [{ id: 1 }] }));
vi.mock("../core/api-client.ts", () => ({
  api: {
    GET: (path: string) => {
      const points = { items: server.items, next: null };
      return Promise.resolve({
        data: { data: path === "/loyalty/points" ? points : { card: null, points: 0 } },
      });
    },
  },
}));
const shown = vi.hoisted(() => vi.fn((_props: MembershipScreenProps) => null as never));
vi.mock(import("@sen/ui/loyalty"), async (original) => ({ ...(await original()), MembershipScreen: shown }));

it("shows the points of an order that is completed while the page is open", async () => {
  signIn();
  render(<MembershipPage />);
  const ids = () => {
    const history = shown.mock.lastCall?.[0].history;
    return history?.state === "ready" ? history.items.map(({ id }) => id) : null;
  };
  await expect.poll(ids).toEqual([1]);
  server.items = [{ id: 2 }, { id: 1 }];
  announceNotice({ body_data: { source_type: "normal", order_detail_id: 9 } } as Notification);
  await expect.poll(ids).toEqual([2, 1]);
});
