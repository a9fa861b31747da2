import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { alive } from "../support/pages.ts";
import { everyNight, waysOf } from "../support/thorough.ts";

/** Of `/`, `/products` and `/product/1` the requests are counted below. */
const publicPages = [
  ...["/login", "/products?category_id=1&sort_by=price_asc", "/search?keyword=ao", "/mall/8", "/shop/1"],
  ...everyNight("/", "/products", "/product/1"),
];

/** Sent without waiting for a response. Reads no data. */
const COUNTED = "/api/v1/page-views";

/** Makes the server render a page anew if its cached one is so old that the browser would refetch its data. */
async function madeNow(request: APIRequestContext, href: string): Promise<void> {
  const age = async () => {
    // Like a browser, repeats the request if the server closes a kept-alive connection at the moment it is reused.
    const timing = (await request.get(href, { maxRetries: 1 })).headers()["server-timing"] ?? "";
    return Number(/age;dur=([\d.]+)/.exec(timing)?.[1]);
  };
  await expect.poll(age).toBeLessThan(45_000);
}

/** Collects what a page asks the API for. */
function apiRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== COUNTED) asked.push(pathname + search);
  });
  return asked;
}

// The language does not change the requests, so the other one runs nightly only.
for (const { language, prefix } of waysOf(languages, 0)) {
  test(`the public pages in ${language} fetch nothing that the server has already fetched`, async ({
    page,
  }) => {
    test.slow();
    const asked = apiRequests(page);
    for (const path of publicPages) {
      const href = inLanguage(prefix, path);
      if (path !== "/login") await madeNow(page.request, href);
      asked.length = 0;
      await page.goto(href, { waitUntil: "networkidle" });
      expect.soft(asked, path).toEqual([]);
    }
  });
}

test("opening a product and going back fetches new data once and cached data not at all", async ({
  page,
}) => {
  await madeNow(page.request, "/products");
  await page.goto("/products", { waitUntil: "networkidle" });
  await alive(page);
  // Fixes the clock, so that the list does not become stale and due for a refetch.
  await page.clock.setFixedTime(new Date());
  const asked = apiRequests(page);
  const card = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const href = await card.getAttribute("href");
  await card.click();
  await page.mouse.move(0, 0); // Hovering a card would prefetch its product.
  await expect(page).toHaveURL(href ?? "");
  const id = href?.split("/").at(-1) ?? "";
  const product = `/api/v1/products/${id}`;
  const whatIsNew = [
    product,
    `${product}/coupons`,
    `${product}/related?filter=ec&order=1`,
    `${product}/reviews?per_page=10`,
  ];
  await expect.poll(() => asked.toSorted()).toEqual(whatIsNew);
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await card.click();
  await expect(page.getByRole("heading", { name: "Đánh giá của người mua" })).toBeVisible();
  expect(asked.toSorted()).toEqual(whatIsNew);
});

/**
 * How many scripts a page has requested when idle, and after the mouse has moved, by connection. After the move it loads what is below the
 * first screen; only on a good connection it also prefetches the next step.
 */
const SCRIPTS = [
  { path: "/", atRest: 10, savingData: 15, onGoodLine: 26 },
  { path: "/products", atRest: 11, savingData: 11, onGoodLine: 20 },
  { path: "/product/1", atRest: 11, savingData: 21, onGoodLine: 23 },
];

for (const { path, atRest, savingData, onGoodLine } of SCRIPTS) {
  test(`${path} requests a fixed number of files, at rest and once the visitor has moved`, async ({
    context,
  }) => {
    // use-prefetch.test.tsx checks what data saving leaves out on any page.
    const saving = [true, savingData] as const;
    const onLines = [...(path === "/" ? [saving] : everyNight(saving)), [false, onGoodLine] as const];
    for (const [saveData, used] of onLines) {
      const page = await context.newPage();
      await page.addInitScript(
        (connection) => {
          Object.defineProperty(navigator, "connection", { value: connection });
        },
        { saveData, effectiveType: "4g" },
      );
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.resourceType()));
      const count = () =>
        Object.fromEntries(
          ["script", "stylesheet", "font", "fetch", "ping"].map((kind) => [
            kind,
            asked.filter((one) => one === kind).length,
          ]),
        );
      const wanted = { script: atRest, stylesheet: 1, font: 4, fetch: 0, ping: 1 };
      await madeNow(page.request, path);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect.poll(count).toEqual(wanted);
      // The first move may come before the page has its listener.
      let moves = 0;
      const countMoving = async () => {
        await page.mouse.move(1, 1 + (moves++ % 2));
        return count();
      };
      await expect.poll(countMoving).toEqual({ ...wanted, script: used });
      await page.close();
    }
  });
}

/** How many pictures of a product's gallery have loaded. */
const picturesOn = (page: Page) =>
  page
    .getByRole("list", { name: "Hình ảnh sản phẩm" })
    .locator("img")
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

test("hidden gallery pictures of a product load only after the app, or at once without JavaScript", async ({
  page,
  browser,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<undefined>();
  await page.route("**/assets/app-*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/product/1", { waitUntil: "load" });
  // The thumbnails below are visible, so they load with the first picture.
  const below = page.getByRole("list", { name: "Chọn hình" }).locator("img").last();
  await expect.poll(() => below.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picturesOn(page)).toBe(1);
  letCome(undefined);
  await expect.poll(() => picturesOn(page)).toBeGreaterThan(1);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const withoutScripts = await context.newPage();
  await withoutScripts.goto("/product/1");
  await expect.poll(() => picturesOn(withoutScripts)).toBeGreaterThan(1);
  await context.close();
});

test("a first visit shows the web font once it has loaded", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const widthIn = (family: string) =>
    page.evaluate((fontFamily) => {
      const text = document.createElement("span");
      Object.assign(text.style, { fontFamily, fontSize: "40px", position: "absolute" });
      text.textContent = "Mùa sen đã về";
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    }, family);
  await expect
    .poll(async () => (await widthIn('"Be Vietnam Pro", monospace')) !== (await widthIn("monospace")))
    .toBe(true);
});
