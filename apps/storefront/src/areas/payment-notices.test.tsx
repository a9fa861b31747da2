// @vitest-environment happy-dom
import type { EventData } from "@sen/api";
import { PaymentStatus } from "@sen/domain";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
import { usePaymentOutcome } from "./checkout/checkout.ts";
import type { NoticeEvent } from "./notifications/notice-stream.ts";
import { showNotices } from "./notifications/show-notices.ts";

const server = vi.hoisted(() => ({ payment_status: 0, tell: (_event: NoticeEvent): void => undefined }));
vi.mock("../core/api-client.ts", () => {
  const answer = () => ({
    data: { code: 200, status: 1, message: "", data: { orders: [], payment_status: server.payment_status } },
    response: { status: 200 },
  });
  return { api: { GET: () => Promise.resolve(answer()), POST: () => Promise.resolve(answer()) } };
});
vi.mock(import("./notifications/notice-stream.ts"), () => ({
  followNotices: (onEvent: typeof server.tell) => {
    server.tell = onEvent;
    return () => undefined;
  },
}));

it("shows that a payment arrived while its result page is open", async () => {
  signIn();
  const { now } = renderHook(() => {
    const { mutate, cache } = useSWRConfig();
    useEffect(() => showNotices({ mutate, cache }), [mutate, cache]);
    return usePaymentOutcome(9).data?.payment_status;
  });
  await expect.poll(now).toBe(PaymentStatus.pending);
  server.payment_status = PaymentStatus.complete;
  const notification = { body_data: { source_type: "normal", order_detail_id: 9 } };
  server.tell({ name: "notice", data: { unread_counts: { total: 1 }, notification } as EventData });
  await expect.poll(now).toBe(PaymentStatus.complete);
});
