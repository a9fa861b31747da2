import { expect, it } from "vitest";
import { container, media } from "./breakpoints.ts";

it("breaks at widths that grow with the reader's text size", () => {
  const queries = [...Object.values(media), ...Object.values(container)];
  const widths = queries.flatMap((query) => query.match(/-width: [^)]+/) ?? []);
  expect(widths.filter((width) => !width.endsWith("em"))).toEqual([]);
});
