import type { Guide } from "../../fixtures/guide.ts";

/** How ReturnItemsField is used. */
export const guide = {
  notFor: "Not for choosing products to buy.",
  anatomy: ["All of it", "A tick for each line", "How many pieces, where there is more than one"],
  keyboard: "Space ticks; the stepper appears after its tick.",
  screenReader: "A group by its legend; each tick with product, variant and price; an error as an alert.",
  content: "A line says how many were bought, the stepper how many go back.",
  practices: ["Forms/LimitsAreSaid"],
} satisfies Guide;
