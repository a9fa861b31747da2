import type { Guide } from "../../fixtures/guide.ts";

/** How CartLineRow is used. */
export const guide = {
  notFor: "Not for something that was bought already (OrderLine, ProductTable).",
  anatomy: [
    "The tick",
    "The picture",
    "The name",
    "The variant",
    "The price and its deal's end",
    "The quantity",
    "What the line costs",
    "Remove",
    "What is wrong with it",
  ],
  keyboard: "Tab goes through tick, name, variant, stepper and remove. The variant opens a dialog.",
  screenReader:
    "Each control names the product; what could not be done is an alert, what the server finds wrong stands as text.",
  content: 'A problem says what is so and what can be taken: "Chỉ còn 2 sản phẩm", beside it "Lấy 2".',
  practices: ["States/SoldOutStaysInPlace", "Forms/LimitsAreSaid"],
} satisfies Guide;
