import type { Meta, StoryObj } from "@storybook/react-vite";
import { productsOf } from "../../fixtures/catalog/products.ts";
import { Suggestions } from "./Suggestions.tsx";

const meta = {
  component: Suggestions,
  args: { title: "Gợi ý hôm nay", products: productsOf(12), productHref: (id) => `#product-${String(id)}` },
} satisfies Meta<typeof Suggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A section of product cards. */
export const Default: Story = { tags: ["visual"] };

/** Loading. */
export const Coming: Story = { args: { products: null } };
