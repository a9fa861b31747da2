import { describe, expect, it } from "vitest";
import { isOfJourneysOnly, reachOf, testsBesideGraph } from "../changed.mjs";

const reached = (...files: string[]) =>
  Object.entries(reachOf(files)).flatMap(([part, isReached]) => (isReached ? [part] : []));

const WHOLE = Object.keys(reachOf([]));

describe("what a change can reach", () => {
  it.each([
    "package-lock.json",
    "packages/ui/package.json",
    "vitest.config.ts",
    ".storybook/preview.tsx",
    "packages/api/openapi/paths/cart.yaml",
    "apps/backend/drizzle/0001_more.sql",
  ])("is everything where %s decides how all is built or tested", (path) => {
    expect(reached(path)).toEqual(WHOLE);
  });

  it.each([
    [
      "a page of documentation",
      "docs/flows.md",
      { yes: ["format"], no: ["types", "build", "stories", "journeys"] },
    ],
    [
      "a story",
      "packages/ui/src/orders/PayBefore/PayBefore.stories.tsx",
      {
        yes: ["types", "lint", "stories"],
        no: ["build", "packages as published", "journeys", "start tests"],
      },
    ],
    [
      "a fragment",
      "packages/ui/src/orders/PayBefore/PayBefore.tsx",
      {
        yes: ["stories", "build", "packages as published", "size budgets", "journeys"],
        no: ["contract", "ffmpeg"],
      },
    ],
    [
      "the backend",
      "apps/backend/src/modules/cart/index.ts",
      { yes: ["modules' tests", "build", "journeys"], no: ["stories", "packages as published", "contract"] },
    ],
    [
      "a text",
      "packages/i18n/src/locales/vi/cart.json",
      { yes: ["stories", "modules' tests"], no: ["contract"] },
    ],
    [
      "the example",
      "examples/minimal-shop/src/main.tsx",
      { yes: ["packages as published"], no: ["journeys", "stories"] },
    ],
  ])("of %s", (_what, path, { yes, no }) => {
    expect(reached(path)).toEqual(expect.arrayContaining(yes));
    for (const part of no) expect(reached(path)).not.toContain(part);
  });

  it("is what each of its files can reach", () => {
    expect(new Set(reached("docs/flows.md", "e2e/journeys/buying.spec.ts"))).toEqual(
      new Set([...reached("docs/flows.md"), ...reached("e2e/journeys/buying.spec.ts")]),
    );
  });

  it("is single journeys where nothing else leads to them", () => {
    expect(isOfJourneysOnly(["docs/flows.md", "e2e/journeys/buying.spec.ts"])).toBe(true);
    expect(isOfJourneysOnly(["packages/ui/src/orders/index.ts", "e2e/journeys/buying.spec.ts"])).toBe(false);
  });

  it("is also what reads files without importing them", () => {
    expect(testsBesideGraph(["docs/flows.md"])).toContain("scripts/test/spelling.test.ts");
    expect(testsBesideGraph(["docs/flows.md"])).not.toContain("scripts/test/start.test.ts");
    expect(testsBesideGraph(["apps/backend/src/server.ts"])).toContain("scripts/test/start.test.ts");
  });
});
