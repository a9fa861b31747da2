import type { BrowserContext, Page } from "@playwright/test";
import { call, shopUrl } from "./api.ts";
import { takeFirstSession, type Customer, type Session } from "./customers.ts";
import { alive } from "./pages.ts";

/** Signs in through the API. */
export async function sessionOf({ phone, password }: Customer): Promise<Session> {
  const { access_token: token, profile } = await call("login", "POST", "/login", {
    body: { phone, password },
  });
  return { token, profile };
}

/** Stores a session in the browser, as if the customer had signed in before. Returns the token, for API calls. */
export async function signedIn(context: BrowserContext, customer: Customer): Promise<string> {
  const session = takeFirstSession(customer) ?? (await sessionOf(customer));
  await remember(context, { session: JSON.stringify(session) });
  return session.token;
}

/** Fills the shop's local storage, as an earlier visit would. */
export async function remember(context: BrowserContext, stored: Record<string, string>): Promise<void> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
}

/** Fills in and submits the open login form, in either language, once React has hydrated it. */
export async function signIn(page: Page, { phone, password }: Customer): Promise<void> {
  await alive(page);
  await page.getByLabel(/^(Số điện thoại hoặc email|Phone number or email)$/).fill(phone);
  await page.getByLabel(/^(Mật khẩu|Password)$/).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Đăng nhập|Sign in)$/ })
    .click();
}

/** The contents of the shop's local storage. */
export async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
}
