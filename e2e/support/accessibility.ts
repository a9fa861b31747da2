import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { isThorough } from "./thorough.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * All rules but one, which only looks for `!important`, and React never sets that inline. Contrast is half of axe's work, and the gate
 * checks it in the stories of everything that a page shows.
 */
const everything: RunOptions = {
  rules: { "avoid-inline-spacing": { enabled: false }, "color-contrast": { enabled: isThorough } },
};

/** Rules whose result depends on the color scheme; contrast at level AA. */
const onlyColours: RunOptions = {
  runOnly: { type: "tag", values: ["cat.color"] },
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/**
 * What axe finds wrong with the open page, one line each: the rule and where it failed. With `THOROUGH=1`, as every night, also checks
 * contrast, and the colors in dark mode.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so that the content security policy does not block it.
  await page.evaluate(axe);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inLight = await look(page, everything);
  if (!isThorough) return inLight;
  // Colors do not depend on the language, so dark mode is only checked in Vietnamese.
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
