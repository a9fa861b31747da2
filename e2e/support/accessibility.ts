import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { isThorough } from "./thorough.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** React sets no `!important`, which is all that this rule looks for, at every element. */
const everything: RunOptions = { rules: { "avoid-inline-spacing": { enabled: false } } };

/** What can be otherwise in another colour scheme; contrast as AA asks for it. */
const onlyColours: RunOptions = {
  runOnly: { type: "tag", values: ["cat.color"] },
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/**
 * What axe finds wrong with the page that is open, a line each: the rule, and where. With `THOROUGH=1`, as every
 * night, its colours in dark as well.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Through the debugger, which no content policy stops.
  await page.evaluate(axe);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inLight = await look(page, everything);
  if (!isThorough) return inLight;
  // A language changes none of the colours: they are looked at in dark in Vietnamese.
  if ((await page.locator("html").getAttribute("lang")) === "en") return inLight;
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await look(page, onlyColours);
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark.map((fault) => `in dark: ${fault}`)];
}

async function look(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    { ...options, resultTypes: ["violations"] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
