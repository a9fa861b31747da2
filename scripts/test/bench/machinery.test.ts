import { describe, expect, it } from "vitest";
import { countMachinery, isMachinery, linesOf, roomOf } from "../../bench/machinery.ts";

describe("machinery beside the pages", () => {
  it.each([
    "apps/storefront/server/page-cache.ts",
    "apps/storefront/vite.config.ts",
    "apps/storefront/index.html",
    "apps/storefront/src/boot/boot.ts",
    "apps/storefront/src/shell/ShopShell.tsx",
    "apps/storefront/src/head/PageHead.tsx",
    "packages/ui/vite/compile-styles.ts",
    ".storybook/vite/styles.ts",
    ".storybook/styles-plugin.ts",
    "scripts/vite-plugin-budget.mjs",
  ])("has %s", (path) => {
    expect(isMachinery(path)).toBe(true);
  });

  it.each([
    "apps/storefront/src/pages/catalog/product.tsx",
    "apps/storefront/src/data/cart.ts",
    "apps/storefront/src/session/session-store.ts",
    "apps/storefront/src/analytics/track-view.ts",
    "apps/storefront/src/head/json-ld.test.ts",
    "apps/storefront/test/page-cache/server.ts",
    "apps/storefront/package.json",
    "apps/storefront/public/favicon.svg",
    "packages/ui/vite/compile-styles.test.ts",
    "packages/ui/src/primitives/Button/Button.tsx",
    "apps/backend/src/plugins/limits.ts",
    ".storybook/main.ts",
    "vitest.config.ts",
  ])("does not have %s", (path) => {
    expect(isMachinery(path)).toBe(false);
  });

  it("counts lines as an editor does", () => {
    expect(["", "a", "a\n", "a\nb", "a\n\nb\n"].map(linesOf)).toEqual([0, 1, 1, 2, 3]);
  });

  it("is told room by room", () => {
    expect(roomOf("apps/storefront/src/shell/deep/file.ts")).toBe("apps/storefront/src/shell");
    expect(roomOf("apps/storefront/vite.config.ts")).toBe("apps/storefront");
  });

  it("is the sum of its rooms in this repository", () => {
    const [all, ...rooms] = countMachinery();
    expect(all?.value).toBeGreaterThan(0);
    expect(rooms.reduce((sum, { value }) => sum + value, 0)).toBe(all?.value);
    expect(rooms.map(({ what }) => what.trim())).toContain("apps/storefront/server");
  });
});
