import { call } from "../support/api.ts";
import { plantOrder } from "../support/cases.ts";
import { createCustomer } from "../support/customers.ts";
import { photo } from "../support/files.ts";
import { operator } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";
import { orderOf } from "../support/writes/prepared.ts";

test("a delivered item is reviewed with pictures, seen by a guest, liked and commented on @phone", async ({
  page,
  context,
  browser,
  customer,
}) => {
  const order = await plantOrder(customer, { until: "delivered" });
  const token = await signedIn(context, customer);
  await open(page, `/account/purchase/detail?id=${order}`);
  await page
    .getByRole("link", { name: /^Viết đánh giá/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account\/purchase\/review\?id=\d+$/);
  await page.getByRole("button", { name: "Gửi đánh giá" }).click();
  await expect(page.getByText("Vui lòng chọn số sao")).toBeVisible();
  await page.getByRole("radio", { name: "5 sao: Tuyệt vời" }).check({ force: true });
  await page.getByRole("textbox", { name: /Nhận xét/ }).fill("Vải mát, giao nhanh.");
  await page.getByLabel(/Chọn hình ảnh, video/).setInputFiles([photo(811), photo(812)]);

  // A reload in the middle loses nothing.
  await expect(page.getByRole("button", { name: /^Bỏ tệp/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("textbox", { name: /Nhận xét/ })).toHaveValue("Vải mát, giao nhanh.");
  await expect(page.getByRole("button", { name: /^Bỏ tệp/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Gửi đánh giá" }).click();
  await expect(page).toHaveURL(/\/review\/\d+$/);
  await expect(page.getByText("Vải mát, giao nhanh.")).toBeVisible();
  const path = new URL(page.url()).pathname;
  const review = path.split("/").at(-1) ?? "";
  const [first] = (await orderOf(token, order)).item_reviews;
  expect(first).toMatchObject({ review_id: Number(review), rating: 5 });

  await operator("review", "answer", review, "--text", "Shop cảm ơn bạn!");
  const elsewhere = await browser.newContext({ locale: "vi-VN" });
  const guest = await elsewhere.newPage();
  await open(guest, path);
  await expect(guest.getByText("Vải mát, giao nhanh.")).toBeVisible();
  await expect(guest.getByText("Shop cảm ơn bạn!")).toBeVisible();
  await guest.getByRole("button", { name: /^Hình của .* 1 trên 2$/ }).click();
  await expect(guest.getByRole("img", { name: /^Hình của .* 1 trên 2$/ })).toBeVisible();
  await elsewhere.close();

  const reader = await createCustomer();
  const another = await browser.newContext({ locale: "vi-VN" });
  await signedIn(another, reader);
  const theirs = await another.newPage();
  await open(theirs, path);
  const like = theirs.getByRole("button", { name: /đánh giá của/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveText(/^1 lượt thích/);
  await theirs.getByLabel("Viết bình luận").fill("Áo có co không bạn?");
  await theirs.getByRole("button", { name: "Gửi bình luận" }).click();
  await expect(theirs.getByRole("list", { name: "Bình luận" })).toContainText("Áo có co không bạn?");
  await expect(theirs.getByLabel("Viết bình luận")).toHaveValue("");
  const shown = await call("getReview", "GET", `/reviews/${review}`);
  expect([shown.like_count, shown.comment_count]).toEqual([1, 1]);
  await another.close();
});
