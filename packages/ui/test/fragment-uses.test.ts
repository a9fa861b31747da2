import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isExported } from "../../../.storybook/docs/fragment-uses.ts";
import { ModuleGraph } from "../../../.storybook/docs/module-graph.ts";

it.each([
  ["catalog/MallScreen/MallScreen", true],
  ["catalog/MallScreen/MallHeader", true],
  // A part of an exported fragment, and one of which only types are exported.
  ["product/Reviews/ReviewItem", false],
  ["account/AddressForm/AddressForm", false],
])("tells on the page of %s whether it can be imported", (path, is) => {
  const graph = new ModuleGraph(fileURLToPath(new URL("../../..", import.meta.url)));
  expect(isExported(graph, `packages/ui/src/${path}.tsx`)).toBe(is);
});
