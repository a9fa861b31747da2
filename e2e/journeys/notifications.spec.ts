import type { Page } from "@playwright/test";
import { startPushService } from "../../apps/backend/test/push-service.ts";
import { call } from "../support/api.ts";
import { plantOrder } from "../support/cases.ts";
import { operator } from "../support/operator.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { alive, open } from "../support/pages.ts";
import { clickNotification } from "../support/push-click.ts";
import { signedIn } from "../support/sessions.ts";
import { shoppers, withWindows } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waysOf } from "../support/thorough.ts";

const notice = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("listitem").getByRole("link", { name });

/** The link to the notifications with the unread count, in the header or in the bottom bar. */
const bellOf = (page: Page) =>
  page.getByRole("link", { name: /^(Thông báo|Alerts|Notifications)(, \d+ (chưa đọc|unread))?$/ });

for (const { who, prefix, tag } of waysOf(shoppers, 0)) {
  test(
    `an open order page updates live, and its notifications are counted, opened and marked read, ${who}`,
    { tag },
    async ({ page, context, customer }) => {
      await signedIn(context, customer);
      const order = await plantOrder(customer);
      const path = `${prefix}/account/purchase/detail?id=${order}`;
      const followed = page.waitForResponse(/\/api\/v1\/events$/);
      await open(page, path);
      const bell = bellOf(page);
      await expect(bell).toHaveAccessibleName(/, 1 /);
      await followed;
      await operator("confirm", String(order));
      await expect(
        page
          .getByRole("main")
          .getByText(/^(Shop đã xác nhận|Confirmed by the shop)$/)
          .first(),
      ).toBeVisible();
      await expect(bell).toHaveAccessibleName(/, 2 /);

      await bell.click();
      await page.getByRole("link", { name: /^(Đơn hàng|Orders) \(2\)$/ }).click();
      const confirmed = notice(page, /^(Chưa đọc: Shop đã xác nhận đơn|Unread: Order confirmed)/);
      const opened = context.waitForEvent("page");
      await confirmed.click();
      await expect(await opened).toHaveURL(path);
      await (await opened).close();
      await expect(confirmed).toHaveCount(0);
      await expect(bell).toHaveAccessibleName(/, 1 /);

      await operator("hand-over", String(order));
      await expect(
        notice(page, /^(Chưa đọc: Đơn hàng đã được gửi đi|Unread: Order on its way)/),
      ).toBeVisible();
      const readAll = page.getByRole("button", { name: /^(Đánh dấu đã đọc tất cả|Mark all as read)$/ });
      await readAll.click();
      await expect(bell).toHaveAccessibleName(/^(Thông báo|Alerts|Notifications)$/);
      await expect(readAll).toBeDisabled();
      await expect(page.getByText(/Chưa đọc:|Unread:/)).toHaveCount(0);
    },
  );

  test(
    `a notification that could not be marked read is shown unread again, and the count never falls below 0, ${who}`,
    { tag },
    async ({ page, context, customer, watch }) => {
      watch.expects(/Failed to load resource/);
      const token = await signedIn(context, customer);
      await plantOrder(customer);
      await open(page, `${prefix}/notification?tab=order`);
      await page.route("**/notifications/*/read", (route) => route.fulfill({ status: 500, json: {} }));
      const placed = notice(page, /^(Chưa đọc: Đặt hàng thành công|Unread: Order placed)/);
      const press = async () => {
        const opened = context.waitForEvent("page");
        await placed.click();
        await (await opened).close();
      };
      await press();
      await expect(placed).toBeVisible();
      await expect(bellOf(page)).toHaveAccessibleName(/, 1 /);

      // It was read on another device, and this page was not told. A count of zero stays zero.
      await page.unroute("**/notifications/*/read");
      await page.route("**/api/v1/events", (route) => route.fulfill({ status: 204 }));
      await page.reload();
      await expect(placed).toBeVisible();
      await call("readAllNotifications", "PUT", "/notifications/read-all", { token });
      await press();
      await expect(bellOf(page)).toHaveAccessibleName(/^(Thông báo|Alerts|Notifications)$/);
      await expect(page.getByRole("link", { name: /^(Đơn hàng|Orders)$/ }).last()).toBeVisible();
    },
  );
}

const ofPush = {
  vi: {
    turnOn: "Bật thông báo đẩy",
    turnOff: "Tắt thông báo đẩy",
    blocked: /đang chặn thông báo/,
    placed: "Đặt hàng thành công",
  },
  en: {
    turnOn: "Turn on push notifications",
    turnOff: "Turn off push notifications",
    blocked: /blocks notifications/,
    placed: "Order placed",
  },
};

test.describe("push messages", { tag: withWindows }, () => {
  test.use({ serviceWorkers: "allow" });
  // One after the other: both use the only port at which the shop knows a push service.
  test.describe.configure({ mode: "default" });

  for (const { lang, prefix } of waysOf(languages, 1)) {
    const words = ofPush[lang];
    test(`are turned on, arrive after an order, and open its page when clicked, in ${lang}`, async ({
      page,
      context,
      customer,
      baseURL,
    }) => {
      const origin = baseURL ?? "";
      const settings = inLanguage(prefix, "/account/notification");
      const service = await startPushService(Number(new URL(origin).port) + 8);
      try {
        const device = service.subscribe(`browser-${customer.phone}`);
        await signedIn(context, customer);
        // If the browser has denied the permission, the page says where to change that.
        await open(page, "/account/notification");
        if (lang === "en") {
          // Messages are sent in the language that the customer has chosen.
          await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
          await page.waitForURL(settings);
          await alive(page);
        }
        await page.getByRole("button", { name: words.turnOn }).click();
        await expect(page.getByText(words.blocked)).toBeVisible();
        await context.grantPermissions(["notifications"]);
        // Tests cannot reach Chromium's own push service, so this one replaces it.
        await page.addInitScript((subscription) => {
          const made = {
            toJSON: () => subscription,
            unsubscribe: () => Promise.resolve(true),
          } as unknown as PushSubscription;
          let current: PushSubscription | null = null;
          PushManager.prototype.getSubscription = () => Promise.resolve(current);
          const bytesOf = (key: string) =>
            Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
          PushManager.prototype.subscribe = (given) => {
            const applicationServerKey = bytesOf(String(given?.applicationServerKey)).buffer;
            return Promise.resolve((current = Object.assign(made, { options: { applicationServerKey } })));
          };
        }, device);
        const client = await context.newCDPSession(page);
        let registrationId = "";
        client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
          registrationId = registrations.at(-1)?.registrationId ?? registrationId;
        });
        await client.send("ServiceWorker.enable");
        await open(page, settings);
        await page.getByRole("button", { name: words.turnOn }).click();
        await expect(page.getByRole("button", { name: words.turnOff })).toBeVisible();

        const order = await plantOrder(customer);
        const target = inLanguage(prefix, `/account/purchase/detail?id=${order}`);
        const taken = () => service.taken.find(({ message }) => message.path.endsWith(`id=${order}`));
        await expect.poll(taken).toBeDefined();
        const data = JSON.stringify(taken()?.message);
        const shown = () =>
          page.evaluate(async () => {
            const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
              getNotifications: () => registration.getNotifications(),
            }));
            return (await getNotifications()).map(({ title, data: { path } }) => ({
              title,
              path: String(path),
            }));
          });
        // A push service retries until the browser accepts: a starting or stopping worker loses messages. The tag prevents duplicates.
        await expect(async () => {
          await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
          await expect.poll(shown, { timeout: 5_000 }).toEqual([{ title: words.placed, path: target }]);
        }).toPass();

        const [worker] = context.serviceWorkers();
        if (!worker) throw new Error("There is no service worker.");
        expect(await clickNotification(worker, target)).toEqual({ opened: [origin + target], focused: [] });
        expect(await shown()).toEqual([]);
        expect(await clickNotification(worker, settings)).toEqual({
          opened: [],
          focused: [origin + settings],
        });
        for (const elsewhere of ["https://evil.example/x", "//evil.example/x", "javascript:alert(1)"]) {
          expect(await clickNotification(worker, elsewhere), elsewhere).toEqual({ opened: [], focused: [] });
        }

        await page.getByRole("button", { name: words.turnOff }).click();
        await expect(page.getByRole("button", { name: words.turnOn })).toBeVisible();
      } finally {
        await service.close();
      }
    });
  }
});
