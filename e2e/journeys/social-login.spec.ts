import type { Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { alive, open } from "../support/pages.ts";
import { stored } from "../support/sessions.ts";
import { shoppers } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waysOf } from "../support/thorough.ts";

/** Fills in the simulated issuer's page and clicks a button, in either language. */
async function sayTo(page: Page, { email, button }: { email?: string; button: RegExp }): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Sen Demo ID" })).toBeVisible();
  if (email !== undefined) await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: button }).click();
}

for (const { who, prefix, tag } of waysOf(shoppers, 1)) {
  const begin = (page: Page) =>
    page.getByRole("button", { name: /^(Tiếp tục với|Continue with) Sen Demo ID$/ }).click();

  test(
    `the demo customer signs in through the simulated issuer and returns to the requested page, ${who}`,
    { tag },
    async ({ page }) => {
      await open(page, `${prefix}/account/purchase?status=CONFIRMED`);
      await expect(page).toHaveURL(/\/login\?next=/);
      await begin(page);
      await sayTo(page, { button: /^(Tiếp tục|Continue)$/ });
      await expect(page).toHaveURL(`${prefix}/account/purchase?status=CONFIRMED`);
      expect(await stored(page)).toHaveProperty("session");
      const views = await page.evaluate(() =>
        JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer),
      );
      expect(views).not.toContain("code=");
    },
  );

  test(
    `a social sign-in that is cancelled, refused or forged shows why and signs nobody in, ${who}`,
    { tag },
    async ({ page, watch }) => {
      watch.expects(/status of 4\d\d/);
      const endings = [
        { button: /^(Hủy|Cancel)$/, says: /Bạn đã hủy|You have cancelled the sign-in/ },
        { button: /^(Từ chối|Refuse)/, says: /đã từ chối|The other side has refused the sign-in/ },
      ];
      const login = `${prefix}/login?next=${encodeURIComponent(`${prefix}/account`)}`;
      await open(page, login);
      for (const { button, says } of endings) {
        await begin(page);
        await sayTo(page, { button });
        await expect(page.getByRole("main").getByRole("alert")).toContainText(says);
        expect(await stored(page)).not.toHaveProperty("session");
        await page.getByRole("link", { name: /^(Về trang đăng nhập|Back to sign-in)$/ }).click();
        await expect(page).toHaveURL(login);
        await alive(page);
      }
      // A URL with somebody else's code signs nobody in.
      await page.goto(`${prefix}/login/social?code=stolen&state=stolen-state`);
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        /đã hết hạn|The social sign-in has expired/,
      );
      expect(await stored(page)).not.toHaveProperty("session");
    },
  );
}

test("an unknown person who signs in through the issuer must verify a phone number first", async ({
  page,
}) => {
  await open(page, "/en/login");
  await page.getByRole("button", { name: "Continue with Sen Demo ID" }).click();
  await sayTo(page, { email: `moi-${randomInt(1_000_000_000)}@example.com`, button: /^Continue$/ });
  await expect(page.getByRole("heading", { name: "Verify your phone number" })).toBeVisible();
  expect(await stored(page)).not.toHaveProperty("session");
});
