import { eq } from "../../database/drizzle.ts";
import { beforeEach, expect, it } from "vitest";
import { PaymentMethod } from "@sen/domain";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { keepMessages } from "../../../test/sent-messages.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { customers } from "../../database/schema/index.ts";

const messages = keepMessages();
const shop = await useShop(() => messages.adapters());
const { buy, press } = buying(shop);
const token = await signInBuyer(shop);

beforeEach(async () => {
  await shop.db
    .update(customers)
    .set({ email_verified_at: shop.clock.now(), lang: "vi" })
    .where(eq(customers.id, demoCustomer.id));
  messages.all.length = 0;
});

it("lists in one email the goods, amounts and destination of all orders of a purchase", async () => {
  const { orders } = await buy(token, [{ variant: 51, quantity: 2 }, { variant: 11 }], { coupon_ids: [1] });
  await shop.runJobs();
  expect(messages.all).toHaveLength(1);
  const [, first, second] = (messages.all[0]?.text ?? "").split("\n\n").map((part) => part.split("\n"));
  expect(first).toEqual([
    `Đơn hàng ${orders[0]?.code} · Phụ kiện Hà Nội`,
    "2 × Ốp lưng điện thoại: 198.000\u00a0đ",
    "Phí giao hàng: 32.000\u00a0đ",
    "Mã giảm giá: -18.066\u00a0đ",
    "Thành tiền: 211.934\u00a0đ",
    "Giao đến: Nguyễn Thị Sen, 12 Trần Quang Khải, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
    "Dự kiến muộn nhất: 27/11/2026",
  ]);
  expect(second?.[0]).toBe(`Đơn hàng ${orders[1]?.code} · Lụa Việt`);
  expect(second?.[1]).toMatch(/^1 × .+ \(.+\): [\d.]+\u00a0đ$/);
});

it.each([
  { wanted: [{ variant: 51 }, { variant: 11 }], listed: 2 },
  { wanted: [{ variant: 51 }], listed: 1 },
])(
  "lists paid goods in the email about the payment, not in the one that asks for it: $listed",
  async (one) => {
    const placed = await buy(token, one.wanted, { method: PaymentMethod.online });
    await shop.runJobs();
    await press(placed.payment_url ?? "", "approve");
    await shop.runJobs();
    const listed = messages.all.map(({ text }) => text.match(/^Đơn hàng SEN-\S+ · /gm)?.length ?? 0);
    expect(listed).toEqual([0, one.listed]);
  },
);
