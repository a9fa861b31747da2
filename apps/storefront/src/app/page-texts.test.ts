import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { routes, SHELL_TEXTS } from "./routes.ts";
import { ModuleGraph } from "../../../../.storybook/docs/module-graph.ts";

const graph = new ModuleGraph(fileURLToPath(new URL("../../../../", import.meta.url)));
const NAMESPACE = /^packages\/i18n\/src\/locales\/vi\/(?<namespace>\w+)\.json$/;

/** The namespaces used by a page and its lazy parts. */
function spokenBy(page: string): string[] {
  const files = graph.reach([`apps/storefront/src/areas/${page}.tsx`]);
  return [...files].flatMap((file) => NAMESPACE.exec(file)?.groups?.["namespace"] ?? []);
}

it.each(routes)("$path loads the text namespaces that its page uses", ({ page, texts }) => {
  const brought: readonly string[] = [...SHELL_TEXTS, ...texts];
  expect(spokenBy(page).filter((namespace) => !brought.includes(namespace))).toEqual([]);
});
