import type { BrowserContext, Page } from "@playwright/test";
import { call, shopUrl } from "./api.ts";
import { takeFirstSession, type Customer, type Session } from "./customers.ts";
import { alive } from "./pages.ts";

/** Signs in by the API. */
export async function sessionOf({ phone, password }: Customer): Promise<Session> {
  const { access_token: token, profile } = await call("login", "POST", "/login", {
    body: { phone, password },
  });
  return { token, profile };
}

/** Makes a browser one in which the customer has signed in before. Answers the token, for calls beside the browser. */
export async function signedIn(
  context: BrowserContext,
  customer: Customer,
  origin = shopUrl,
): Promise<string> {
  const session = takeFirstSession(customer) ?? (await sessionOf(customer));
  await remember(context, { session: JSON.stringify(session) }, origin);
  return session.token;
}

/** Puts into the shop's local storage what an earlier visit has left there. */
export async function remember(
  context: BrowserContext,
  stored: Record<string, string>,
  origin = shopUrl,
): Promise<void> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Fills in the login form that is open, in either language, and sends it; not before React has taken it over. */
export async function signIn(page: Page, { phone, password }: Customer): Promise<void> {
  await alive(page);
  await page.getByLabel(/^(Số điện thoại hoặc email|Phone number or email)$/).fill(phone);
  await page.getByLabel(/^(Mật khẩu|Password)$/).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Đăng nhập|Sign in)$/ })
    .click();
}

/** What the shop's local storage holds. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
}
