import type { Page } from "@playwright/test";
import { startPushService } from "../../apps/backend/test/push-service.ts";
import { call } from "../support/api.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { operator } from "../support/operator.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { open } from "../support/pages.ts";
import { clickNotification } from "../support/push-click.ts";
import { signedIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";
import { askForReturn } from "../support/writes/prepared.ts";

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

test("every notice leads where it is about, in its tab, in the language of the page", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  const cancelled = await plantOrder(customer, { payment: "online", until: "confirmed" });
  const complained = await plantOrder(customer, { until: "delivered" });
  const { order_detail_id: returned } = await askForReturn(token, customer);
  await operator("cancel", String(cancelled), "--reason", "Hết hàng");
  const complaint = await raiseComplaint(token, complained);
  await requestEvidence(complaint, ago({ seconds: 5 }));
  const { id: ticket } = await call("createTicket", "POST", "/tickets", {
    token,
    body: { category: 1, subject: "Where is my parcel?", text: "It has not come." },
  });
  await operator("ticket", "answer", String(ticket), "--text", "It comes today.");

  const beside = [
    ["order", { vi: "Shop đã hủy đơn", en: "The shop cancelled" }, `cancelled/${cancelled}?status=CANCELLED`],
    ["order", { vi: "Đã giao hàng", en: "Order delivered" }, `detail?id=${returned}`],
    ["order", { vi: "Cần thêm bằng chứng", en: "More evidence" }, complaintPath(complaint).slice(18)],
    ["order", { vi: "Đã gửi yêu cầu trả", en: "Return requested" }, `return/${returned}?status=RETURN`],
    ["wallet", { vi: "Yêu cầu hoàn tiền", en: "Refund recorded" }, `refund/${cancelled}?status=REFUND`],
  ] as const;
  const answered = { vi: "Yêu cầu hỗ trợ đã được trả lời", en: "Your request has an answer" };
  for (const { lang, prefix } of languages) {
    let shown = "";
    for (const [tab, title, path] of beside) {
      if (tab !== shown) await open(page, inLanguage(prefix, `/notification?tab=${tab}`));
      shown = tab;
      const target = inLanguage(prefix, `/account/purchase/${path}`);
      const link = notice(page, new RegExp(title[lang])).and(page.locator(`[href="${target}"]`));
      const opened = context.waitForEvent("page");
      await link.first().click();
      const other = await opened;
      await expect(other).toHaveURL((url) => url.pathname + url.search === target);
      await other.close();
    }
    await open(page, inLanguage(prefix, "/notification?tab=activity"));
    await notice(page, new RegExp(answered[lang])).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/support/my-questions/${ticket}$`));
    await expect(page.getByText("It comes today.")).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  }
});

test("push messages are turned on in the settings, come when something happens, and lead to it when clicked", async ({
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
    // Refused to this site: nothing can be turned on, and the page says where one's mind is changed.
    await open(page, "/account/notification");
    await expect(page.getByText(/đang chặn thông báo/)).toBeVisible();
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

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error("There is no service worker.");
    const target = `/account/purchase/detail?id=${order}`;
    expect(await clickNotification(worker, target)).toEqual({ opened: [origin + target], focused: [] });
    expect(await shown()).toEqual([]);
    const here = "/account/notification";
    expect(await clickNotification(worker, here)).toEqual({ opened: [], focused: [origin + here] });
    for (const elsewhere of ["https://evil.example/x", "//evil.example/x", "javascript:alert(1)"]) {
      expect(await clickNotification(worker, elsewhere), elsewhere).toEqual({ opened: [], focused: [] });
    }

    await page.getByRole("button", { name: "Tắt thông báo đẩy" }).click();
    await expect(page.getByRole("button", { name: "Bật thông báo đẩy" })).toBeVisible();
  } finally {
    await service.close();
  }
});
