import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProductCard } from "../catalog/index.ts";
import { createdOrder } from "../fixtures/orders/orders.ts";
import { shirt } from "../fixtures/catalog/products.ts";
import { served } from "../fixtures/texts.ts";
import { OrderCard } from "../orders/index.ts";
import { Badge, Button, Notice, TextField, TextLink } from "../primitives/index.ts";

/** Components that a theme changes most: buttons, fields, notices, cards. */
const shelf = (
  <div style={{ display: "grid", gap: 16, maxWidth: 420 }}>
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <Button>Mua ngay</Button>
      <Button tone="secondary">Thêm vào giỏ</Button>
      <Button tone="quiet">Để sau</Button>
      <Badge tone="brand">Mới</Badge>
      <Badge tone="sale">−24%</Badge>
    </div>
    <TextField label="Số điện thoại" defaultValue="0912345678" hint="Để cửa hàng gọi khi giao" />
    <Notice tone="success" title="Đã lưu địa chỉ">
      <span>Đơn sau sẽ giao tới đây.</span> <TextLink href="#address">Đổi địa chỉ</TextLink>
    </Notice>
    <div style={{ maxWidth: 180 }}>
      <ProductCard product={shirt} href="#shirt" />
    </div>
    <OrderCard order={createdOrder} href="#order" />
  </div>
);

const meta = { title: "Foundations/Theming", render: () => shelf } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same components themed for another mall operator. Color, shape, shadow and font come only from tokens. */
export const AnotherBrand: Story = {
  tags: ["visual"],
  globals: { theme: "lam" },
  play: async ({ canvas }) => {
    const buy = getComputedStyle(canvas.getByRole("button", { name: served("Mua ngay") }));
    await expect(buy.fontFamily).toMatch(/^system-ui/);
    await expect(buy.borderRadius).not.toBe("10px");
  },
};

/** Side by side on one docs page, each with its own tokens. */
export const SideBySide: Story = {
  tags: ["visual"],
  render: (_, { globals }) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))", gap: 16 }}>
      {["sen", "lam"].map((theme) => (
        <div
          key={theme}
          className="exhibit"
          data-scheme={String(globals["scheme"])}
          data-theme={theme}
          style={{ padding: 16 }}
        >
          {shelf}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [sen, lam] = canvas
      .getAllByRole("button", { name: served("Mua ngay") })
      .map((buy) => getComputedStyle(buy));
    await expect(lam?.backgroundColor).not.toBe(sen?.backgroundColor);
    await expect(lam?.fontFamily).toMatch(/^system-ui/);
    await expect(sen?.fontFamily).not.toMatch(/^system-ui/);
  },
};
