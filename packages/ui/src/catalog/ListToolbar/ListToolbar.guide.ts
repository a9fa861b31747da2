import type { Guide } from "../../fixtures/guide.ts";

/** How ListToolbar is used. */
export const guide = {
  notFor: "Not for lists without filters, such as orders.",
  anatomy: ["How many products", "The filters of a phone", "The order"],
  keyboard: "Tab goes to the filters, then to the order. Below 1024 px both stay in reach while one scrolls.",
  screenReader: "The count as a status, each time it changes.",
  content: 'Number and noun: "128 sản phẩm".',
  practices: ["Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
