import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { findProgram } from "../../apps/backend/src/processes/find-program.ts";
import { faultsOf } from "../support/accessibility.ts";
import { createCustomer, type Customer } from "../support/customers.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { operatorSays } from "../support/operator.ts";
import { open, withoutEvents } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";
import { everyNight, waysOf } from "../support/thorough.ts";

// All tests share one account with an order in every state, which they only read, so they run in one worker.
test.describe.configure({ mode: "default" });

/** Whether the shop can transcode videos. */
const ffmpeg = process.env.FFMPEG_PATH ?? findProgram("ffmpeg");

let owner: Customer;
let orders: Map<string, number>;

test.beforeAll(async () => {
  // Plays about forty orders through, including videos, which takes minutes on a busy machine.
  test.setTimeout(600_000);
  owner = await createCustomer();
  const played = await operatorSays<{ story: string; order: number }[]>("scenario", "--phone", owner.phone);
  orders = new Map(played.map(({ story, order }) => [story, order]));
});

test.beforeEach(async ({ context, page }) => {
  await withoutEvents(page);
  await signedIn(context, owner);
});

function orderOf(story: string): number {
  const order = orders.get(story);
  if (order === undefined) throw new Error(`The scenario has no ${story}.`);
  return order;
}

const SOLUTION = "Phương án của shop: Gửi bù đúng sản phẩm trong 2 ngày.";
const FAILED = "Lý do: Người nhận không nghe máy sau ba lần gọi.";

/** What each order's card says on the tab of all orders. */
const cards: readonly (readonly [story: string, title: string, subtitle?: string])[] = [
  ["chờ thanh toán", "Chờ thanh toán"],
  ["thanh toán thất bại", "Thanh toán thất bại"],
  ["đã thanh toán", "Đã đặt hàng"],
  ["đã đặt", "Đã đặt hàng"],
  ["đã xác nhận", "Shop đã xác nhận"],
  ["đang giao", "Đang giao hàng"],
  ["đã giao", "Đã giao hàng"],
  ["hoàn tất", "Hoàn thành"],
  ["đã hủy", "Đã hủy"],
  ["giao hàng thất bại", "Giao hàng thất bại", FAILED],
  ["giao lại sau thất bại", "Đang giao hàng"],
  ["hàng giao thất bại về shop", "Giao hàng thất bại", FAILED],
  ["trả hàng mới", "Đã gửi yêu cầu trả hàng"],
  ["trả hàng đang xử lý", "Đang xử lý trả hàng"],
  ["trả hàng được chấp nhận", "Shop đã chấp nhận trả hàng"],
  ["trả hàng đã hủy", "Đã giao hàng"],
  ["trả hàng bị từ chối", "Đã giao hàng"],
  ["khách đồng ý trả hàng", "Bạn đã đồng ý trả hàng"],
  ["khách đã gửi hàng trả", "Bạn đã gửi hàng trả"],
  ["lấy hàng trả thất bại", "Vận chuyển hàng trả thất bại", "Lý do: Khách hẹn lại hôm khác."],
  ["shop đã nhận hàng trả", "Shop đã nhận hàng trả"],
  ["đã hoàn tiền", "Trả hàng hoàn tất"],
  ["khiếu nại mới", "Đã gửi khiếu nại"],
  ["khiếu nại đã hủy", "Đã hủy khiếu nại"],
  ["khiếu nại đang xử lý", "Đang xử lý khiếu nại", SOLUTION],
  ["khiếu nại đang bồi thường", "Đang xử lý khiếu nại", SOLUTION],
  ["khiếu nại đã giải quyết", "Khiếu nại đã giải quyết", SOLUTION],
];

/** The cards on the tab of refunds. */
const refundCards: typeof cards = [
  ["hoàn tiền mới", "Chờ duyệt hoàn tiền"],
  ["hoàn tiền đã duyệt", "Đã duyệt hoàn tiền"],
  ["đang chuyển tiền", "Đang chuyển tiền hoàn"],
  ["đã hoàn tiền", "Đã hoàn tiền"],
  ["chuyển tiền thất bại", "Chuyển tiền hoàn thất bại"],
  ["không được hoàn tiền", "Không được hoàn tiền", "Lý do: Hàng trả về thiếu phụ kiện."],
];

async function showAll(page: Page): Promise<void> {
  const articles = page.getByRole("main").getByRole("article");
  const more = page.getByRole("button", { name: "Xem thêm đơn hàng" });
  await expect(articles).toHaveCount(5);
  for (let shown = 5; await more.isVisible(); shown += 5) {
    await more.click();
    await expect(articles.nth(shown)).toBeVisible();
  }
}

for (const [tab, query, expected] of [
  ["all orders", "", cards],
  ["refunds", "?status=REFUND", refundCards],
] as const) {
  test(`the list of ${tab} shows a title for every state, with the reason or the solution`, async ({
    page,
  }) => {
    await open(page, `/account/purchase${query}`);
    await showAll(page);
    for (const [story, title, subtitle] of expected) {
      const link = page.locator(`a[href$="/account/purchase/detail?id=${orderOf(story)}"]`);
      const head = page.getByRole("article").filter({ has: link }).locator("header");
      await expect.soft(head, story).toContainText(title);
      if (subtitle !== undefined) await expect.soft(head, story).toContainText(subtitle);
    }
  });
}

/** The complaint with twelve attachments and forty history entries. */
const largest = () => `/account/purchase/complaint/${orderOf("khiếu nại nhiều tệp")}?status=COMPLAINT`;

test("evidence opens in the viewer, is browsed with the arrow keys, and closes with Escape", async ({
  page,
}) => {
  await open(page, largest());
  const gallery = page.getByRole("list", { name: "Bằng chứng của bạn" }).getByRole("button");
  await expect(gallery).toHaveCount(8);
  await gallery.first().focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Xem bằng chứng" });
  await expect(viewer.getByRole("img", { name: "Hình 1 trên 8" })).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "Hình 2 trên 8" })).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByRole("img", { name: "Hình 1 trên 8" })).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(gallery.first()).toBeFocused();
});

test("a video plays in HD or SD and can be downloaded", async ({ page }) => {
  test.skip(!ffmpeg, "Without ffmpeg a video stays as it was sent.");
  await open(page, largest());
  await page.getByRole("button", { name: /^Xem Video \d trên 8/ }).click();
  const viewer = page.getByRole("dialog", { name: "Xem bằng chứng" });
  const kind = 'video/mp4; codecs="avc1.64001f"';
  const played = await page.evaluate((type) => document.createElement("video").canPlayType(type), kind);
  test.skip(played === "", "This Chromium comes without H.264.");
  const video = viewer.locator("video");
  const quality = (name: string) => viewer.getByRole("button", { name });
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const lines = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight);
  await expect(quality("HD 720")).toHaveAttribute("aria-pressed", "true");
  await expect(video).toHaveAttribute("src", /\/hd\.mp4$/);
  await expect(video).toHaveAttribute("poster", /\/thumbnail\.webp$/);
  await expect.poll(at).toBeGreaterThan(0.2);
  expect(await lines()).toBe(720);
  const left = await at();
  await quality("SD 480").click();
  await expect(quality("SD 480")).toHaveAttribute("aria-pressed", "true");
  await expect(video).toHaveAttribute("src", /\/sd\.mp4$/);
  await expect.poll(at).toBeGreaterThan(left + 0.2);
  expect(await lines()).toBe(480);

  const download = page.waitForEvent("download");
  await viewer.getByRole("button", { name: "Tải tệp xuống" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Sen khiếu nại \d+ - tệp \d+\.mp4$/);
});

test("the evidence viewer and the uploader load only when opened", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request: Request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const loaded = (name: string) => scripts.some((path) => path.includes(name));
  const asked = orderOf("khiếu nại cần bằng chứng");
  await open(page, `/account/purchase/complaint/${asked}?status=COMPLAINT`);
  await expect(page.getByRole("button", { name: "Gửi thêm bằng chứng" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(["EvidenceLightbox", "EvidenceUploader", "AdditionalEvidenceDialog"].filter(loaded)).toEqual([]);

  await page
    .getByRole("button", { name: /^Xem Hình 1 trên/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Xem bằng chứng" })).toBeVisible();
  expect(["EvidenceLightbox", "EvidenceUploader"].filter(loaded)).toEqual(["EvidenceLightbox"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Gửi thêm bằng chứng" }).click();
  await expect(page.getByLabel("Chọn hình ảnh, video")).toBeAttached();
  expect(loaded("EvidenceUploader")).toBe(true);
});

for (const [device, width] of [
  ["a phone", 360],
  ["a desktop", 1280],
] as const) {
  test(`the largest complaint loads without layout shift on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    await open(page, largest());
    await expect(
      page.getByRole("list", { name: "Lịch sử trạng thái" }).getByRole("listitem").first(),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift()).toBeLessThan(0.02);
  });
}

/** In the gate the richest pages after an order; axe checks the screen of each in the stories. The nightly run checks all pages. */
const pages: readonly (() => string)[] = [
  () => `/account/purchase/detail?id=${orderOf("đã giao")}`,
  () => `/account/purchase/complaint/${orderOf("khiếu nại cần bằng chứng")}?status=COMPLAINT`,
  () => `/account/purchase/return/create?id=${orderOf("đã giao")}`,
  ...everyNight(
    largest,
    () => `/account/purchase/return/${orderOf("trả hàng được chấp nhận")}?status=RETURN`,
    () => `/account/purchase/refund/${orderOf("chuyển tiền thất bại")}?status=REFUND`,
    () => `/account/purchase/cancelled/${orderOf("đã hủy")}?status=CANCELLED`,
    () => `/account/purchase/finish/${orderOf("hoàn tất")}`,
  ),
];

for (const { language, lang, prefix } of waysOf(languages, 0)) {
  test(`pages after an order hydrate and have no axe violations in ${language}`, async ({ page }) => {
    test.slow();
    for (const path of pages.map((of) => inLanguage(prefix, of()))) {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", lang);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });
}
