import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import {
  longDetail,
  manyVariantsDetail,
  shirtDetail,
  soldOutDetail,
} from "../../fixtures/product/product-details.ts";
import { including, served, textOf } from "../../fixtures/texts.ts";
import { initialChoice, type Choice, type Choosable } from "../variant-choice.ts";
import { VariantPicker } from "./VariantPicker.tsx";

function Choosing({ product, start }: { product: Choosable; start?: Choice }) {
  const [choice, setChoice] = useState(start ?? initialChoice(product));
  return <VariantPicker product={product} value={choice} onChange={setChoice} />;
}

const meta = {
  component: Choosing,
  parameters: { documents: VariantPicker },
  args: { product: shirtDetail },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** XL is sold out in every color and disabled; L is sold out only in white. */
export const Default: Story = {};

/** Long names wrap. */
export const LongText: Story = {
  args: { product: longDetail },
  globals: { viewport: { value: "small" } },
};

export const ManyVariants: Story = { args: { product: manyVariantsDetail } };

/** Chosen, available, available with another option, sold out; and all sold out. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <Choosing product={shirtDetail} start={[12, null]} />
      <Choosing product={shirtDetail} start={[12, 23]} />
      <Choosing product={soldOutDetail} />
    </div>
  ),
};

/** XL is sold out in every color and disabled. L is sold out only in white, and the line below lists the alternatives. */
export const SaysWhatThereIsInstead: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: `XL ${textOf("product:choice.out")}` })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: including("Trắng ngà") }));
    const large = canvas.getByRole("radio", { name: /^L/ });
    await expect(large).toHaveAccessibleName(including(textOf("product:choice.out_here")));
    await userEvent.click(large);
    const [ivory, sea, turmeric, color, size] = served([
      "Trắng ngà",
      "Xanh biển",
      "Vàng nghệ",
      "Màu sắc",
      "Kích cỡ",
    ] as const);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      [
        textOf("product:choice.sold_out", { options: `${ivory}, L` }),
        textOf("product:choice.instead", {
          option: "L",
          group: color.toLowerCase(),
          others: `${sea}, ${turmeric}`,
        }),
        textOf("product:choice.instead", { option: ivory, group: size.toLowerCase(), others: "S, M" }),
      ].join(" "),
    );
    await userEvent.click(canvas.getByRole("radio", { name: including("Vàng nghệ") }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Arrow keys move through the available options. */
export const Keyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "S" }).focus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^M/ })).toBeChecked();
  },
};
