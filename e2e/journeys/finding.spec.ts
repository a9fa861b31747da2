import { call } from "../support/api.ts";
import { open } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** A typo: without accents, and with the last two letters swapped. */
const TYPED = "ao so im";

test("a misspelled keyword without accents leads through filters to a product and its newest review", async ({
  page,
}) => {
  const meant = await call("search", "GET", `/search?keyword=${encodeURIComponent(TYPED)}`);
  const mall = meant.facets.malls.find(({ count }) => count < meant.total);
  const wanted = meant.items.find(({ tenant, rating }) => tenant.mall_id === mall?.id && rating >= 4);
  if (!mall || !wanted) throw new Error("The seed has shirts of several malls that were liked.");
  const liked = meant.items.filter(({ tenant, rating }) => tenant.mall_id === mall.id && rating >= 4);

  await open(page, "/");
  const box = page.getByRole("combobox", { name: "Tìm kiếm" });
  await box.fill(TYPED);
  await box.press("Enter");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Không thấy kết quả như bạn gõ/)).toContainText(meant.suggestion ?? "");
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(meant.total);

  await main.getByRole("link", { name: new RegExp(`^${mall.name}`) }).click();
  await expect(page).toHaveURL(/[?&]mall_id=\d+/);
  await expect(cards).toHaveCount(mall.count);
  await main.getByRole("link", { name: /^Từ 4 sao/ }).click();
  await expect(page).toHaveURL(/[?&]rating_min=4/);
  await expect(cards).toHaveCount(liked.length);
  await cards.getByRole("link", { name: wanted.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: wanted.name })).toBeVisible();

  const { items } = await call("listReviews", "GET", `/products/${wanted.id}/reviews`);
  const [newest] = items;
  await main.getByRole("link", { name: /^\d+ đánh giá$/ }).click();
  const said = main.getByRole("article").filter({ hasText: newest?.content });
  await said.getByRole("link", { name: /bình luận/i }).click();
  await expect(page).toHaveURL(`/review/${newest?.id}`);
  await expect(page.getByText(newest?.content ?? "")).toBeVisible();
});

test("on a phone held sideways the suggestions end above the bottom bar", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, "/");
  await page.getByRole("combobox", { name: "Tìm kiếm" }).fill("ao");
  const suggestions = page.locator("[data-suggestions]");
  await expect(suggestions.getByRole("option").nth(5)).toBeAttached();
  const bar = await page.getByRole("navigation", { name: "Điều hướng nhanh" }).boundingBox();
  const list = await suggestions.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
