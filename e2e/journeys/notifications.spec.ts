import type { Page } from "@playwright/test";
import { startPushService } from "../../apps/backend/test/push-service.ts";
import { call } from "../support/api.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { operator } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

const notice = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("listitem").getByRole("link", { name });

test(
  "an order changes under the customer's eyes, and what was told of it is counted, opened and read",
  { tag: "@phone" },
  async ({ page, context, customer }) => {
    await signedIn(context, customer);
    const order = await plantOrder(customer);
    await open(page, `/account/purchase/detail?id=${order}`);
    const bell = page.getByRole("navigation", { name: "Điều hướng nhanh" }).getByRole("link", {
      name: /^Thông báo/,
    });
    await expect(bell).toHaveAccessibleName("Thông báo, 1 chưa đọc");
    await page.waitForResponse(/\/api\/v1\/events$/);
    await operator("confirm", String(order));
    await expect(page.getByRole("main").getByText("Đã xác nhận").first()).toBeVisible();
    await expect(bell).toHaveAccessibleName("Thông báo, 2 chưa đọc");

    await bell.click();
    await page.getByRole("link", { name: "Đơn hàng (2)" }).click();
    const confirmed = notice(page, /Chưa đọc: Shop đã xác nhận đơn/);
    const opened = context.waitForEvent("page");
    await confirmed.click();
    await expect(await opened).toHaveURL(new RegExp(`/account/purchase/detail\\?id=${order}$`));
    await (await opened).close();
    await expect(confirmed).toHaveCount(0);
    await expect(bell).toHaveAccessibleName("Thông báo, 1 chưa đọc");

    await operator("hand-over", String(order));
    await expect(notice(page, /Chưa đọc: Đơn hàng đã được gửi đi/)).toBeVisible();
    await page.getByRole("button", { name: "Đọc tất cả" }).click();
    await expect(bell).toHaveAccessibleName("Thông báo");
    await expect(page.getByRole("button", { name: "Đọc tất cả" })).toBeDisabled();
    await expect(page.getByText("Chưa đọc:")).toHaveCount(0);
  },
);

test("what could not be marked read is shown unread again, and the count never falls below none", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  await signedIn(context, customer);
  await plantOrder(customer);
  await open(page, "/notification?tab=order");
  await page.route("**/notifications/*/read", (route) => route.fulfill({ status: 500, json: {} }));
  const placed = notice(page, /Chưa đọc: Đặt hàng thành công/);
  const opened = context.waitForEvent("page");
  await placed.click();
  await (await opened).close();
  await expect(placed).toBeVisible();
  await expect(page.getByRole("link", { name: "Thông báo, 1 chưa đọc" }).first()).toBeAttached();
});

test("every notice leads where it is about, in its tab, in English", async ({ page, context, customer }) => {
  const token = await signedIn(context, customer);
  const cancelled = await plantOrder(customer);
  await operator("cancel", String(cancelled), "--reason", "Hết hàng");
  const delivered = await plantOrder(customer, { until: "delivered" });
  const complaint = await raiseComplaint(token, delivered);
  await requestEvidence(complaint, ago({ seconds: 5 }));
  const { id: ticket } = await call("createTicket", "POST", "/tickets", {
    token,
    body: { category: 1, subject: "Where is my parcel?", text: "It has not come." },
  });
  await operator("ticket", "answer", String(ticket), "--text", "It comes today.");

  const targets = [
    ["order", "The shop cancelled your order", `/account/purchase/cancelled/${cancelled}?status=CANCELLED`],
    ["order", "Order delivered", `/account/purchase/detail?id=${delivered}`],
    ["order", "More evidence needed", complaintPath(complaint)],
  ] as const;
  await open(page, "/en/notification?tab=order");
  for (const [tab, title, path] of targets) {
    await expect(page, title).toHaveURL(new RegExp(`tab=${tab}`));
    const opened = context.waitForEvent("page");
    await notice(page, new RegExp(title)).first().click();
    const beside = await opened;
    await expect(beside).toHaveURL((url) => url.pathname + url.search === `/en${path}`);
    await beside.close();
  }
  await page
    .getByRole("link", { name: /^Activity/ })
    .first()
    .click();
  await notice(page, /Your request has an answer/).click();
  await expect(page).toHaveURL(new RegExp(`/en/support/my-questions/${ticket}$`));
  await expect(page.getByText("It comes today.")).toBeVisible();
});

test("push messages are turned on in the settings, and come when Sen is told of something", async ({
  page,
  context,
  customer,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const service = await startPushService(Number(new URL(origin).port) + 8);
  try {
    const device = service.subscribe(`browser-${customer.phone}`);
    await signedIn(context, customer);
    await context.grantPermissions(["notifications"]);
    // Chromium's own push service is out of reach of a test: this one takes its place.
    await page.addInitScript((subscription) => {
      const made = {
        toJSON: () => subscription,
        unsubscribe: () => Promise.resolve(true),
      } as unknown as PushSubscription;
      let current: PushSubscription | null = null;
      PushManager.prototype.getSubscription = () => Promise.resolve(current);
      PushManager.prototype.subscribe = () => Promise.resolve((current = made));
    }, device);
    const client = await context.newCDPSession(page);
    let registrationId = "";
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      registrationId = registrations.at(-1)?.registrationId ?? registrationId;
    });
    await client.send("ServiceWorker.enable");
    await open(page, "/account/notification");
    await page.getByRole("button", { name: "Bật thông báo đẩy" }).click();
    await expect(page.getByRole("button", { name: "Tắt thông báo đẩy" })).toBeVisible();

    const order = await plantOrder(customer);
    const taken = () => service.taken.find(({ message }) => message.path.endsWith(`id=${order}`));
    await expect.poll(taken).toBeDefined();
    const data = JSON.stringify(taken()?.message);
    await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
          getNotifications: () => registration.getNotifications(),
        }));
        return (await getNotifications()).map(({ title, data: { path } }) => ({ title, path: String(path) }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: "Đặt hàng thành công", path: `/account/purchase/detail?id=${order}` }]);

    await page.getByRole("button", { name: "Tắt thông báo đẩy" }).click();
    await expect(page.getByRole("button", { name: "Bật thông báo đẩy" })).toBeVisible();
  } finally {
    await service.close();
  }
});
