import { goodsThat, steady, type Goods } from "../support/goods.ts";
import { cartLines, choose, open } from "../support/pages.ts";
import { signIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

/** Two colors of one size with a size guide, enough stock of both, and pictures of both. */
const coloured = ({ product, variant }: Goods): boolean =>
  product.variance_groups.length === 2 &&
  product.size_guide !== null &&
  variant.stock >= 20 &&
  product.variants.some(
    ({ stock, option_ids }) =>
      stock >= 20 && option_ids[1] === variant.option_ids[1] && option_ids[0] !== variant.option_ids[0],
  );

test("a guest's variant and quantity are kept in the URL and through signing in, and changed in the cart", async ({
  page,
  customer,
}) => {
  const [{ product, variant }] = await goodsThat((goods) => steady(goods) && coloured(goods));
  const other = product.variants.find(
    ({ stock, option_ids }) =>
      stock >= 20 && option_ids[1] === variant.option_ids[1] && option_ids[0] !== variant.option_ids[0],
  );
  const options = product.variance_groups.flatMap((group) => group.options);
  const nameOf = (id: number | undefined) => options.find((option) => option.id === id)?.name ?? "";
  const [colour = "", size = ""] = variant.option_ids.map(nameOf);
  const main = page.getByRole("main");
  const chosen = async () => {
    await expect(main.getByRole("radio", { name: colour })).toBeChecked();
    await expect(main.getByRole("radio", { name: size, exact: true })).toBeChecked();
    await expect(main.getByRole("textbox", { name: "Số lượng" })).toHaveValue("2");
  };

  await open(page, `/product/${product.id}`);
  await main.getByRole("radio", { name: colour }).check({ force: true });
  const picture = options.find(({ id }) => id === variant.option_ids[0])?.image_url ?? "";
  const shown = page.locator(`[data-stage] img[src*="${picture}"]`);
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await main.getByRole("button", { name: "Hướng dẫn chọn cỡ" }).click();
  const guide = page.getByRole("dialog", { name: "Hướng dẫn chọn cỡ" });
  await expect(guide.getByRole("rowheader", { name: size, exact: true })).toBeVisible();
  await page.goBack();
  await expect(guide).toBeHidden();
  await main.getByRole("radio", { name: size, exact: true }).check({ force: true });
  await main.getByRole("button", { name: "Thêm một" }).click();
  const address = `/product/${product.id}?variant=${variant.id}&quantity=2`;
  await expect(page).toHaveURL(address);
  await page.reload();
  await chosen();

  await shown.click();
  await expect(page.getByRole("button", { name: "Phóng to" })).toBeVisible();
  // It is rendered a moment before its history entry is added.
  await page.waitForFunction(() => (history.state as { overlays?: unknown[] } | null)?.overlays?.length);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Phóng to" })).toHaveCount(0);
  await expect(page).toHaveURL(address);

  await main.getByRole("button", { name: "Chọn nơi nhận hàng" }).click();
  const place = page.getByRole("dialog", { name: "Chọn nơi nhận hàng" });
  await choose(place.getByRole("combobox", { name: "Tỉnh, thành phố" }), "Thành phố Hồ Chí Minh");
  await place.getByRole("button", { name: "Chọn", exact: true }).click();
  await expect(main.getByText("Giao đến Thành phố Hồ Chí Minh")).toBeVisible();
  await expect(main.getByText(/^Nhận (từ|ngày) /).first()).toBeVisible();

  await main.getByRole("button", { name: "Mua ngay" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, customer);
  await expect(page).toHaveURL(address);
  await chosen();

  await main.getByRole("button", { name: "Thêm vào giỏ" }).click();
  await expect(page.getByText("Đã thêm 2 sản phẩm vào giỏ hàng")).toBeVisible();
  await open(page, "/cart");
  await main.getByRole("button", { name: `${colour}, ${size}: đổi phân loại ${product.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Đổi phân loại" });
  await dialog.getByRole("radio", { name: nameOf(other?.option_ids[0]) }).check({ force: true });
  await dialog.getByRole("button", { name: "Đổi", exact: true }).click();
  await expect(dialog).toBeHidden();
  const line = cartLines(page);
  await expect(line).toContainText(`${nameOf(other?.option_ids[0])}, ${size}`);
  await expect(line.getByRole("textbox")).toHaveValue("2");
});
