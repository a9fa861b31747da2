import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { addressOf } from "./compose.ts";
import type { Doubles } from "./doubles.ts";
import type { Get } from "./load.ts";
import { SITE } from "./outside.ts";
import type { DeployedShop } from "./shop.ts";
import { choose, open } from "../support/pages.ts";

const A_WHILE_MS = 30_000;
/** One of the ten products in the example folder. */
const GOODS = "Mung bean cakes from Hai Duong";
const customer = { name: "Nguyễn Thị Sen", phone: "0987654321", password: "Matkhau2026" };

/** A customer registers, buys, is declined at VNPay and pays at MoMo; the shop confirms, and GHN gets the parcel. Returns the product id. */
export async function buy({ doubles, run }: DeployedShop, get: Get): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      `--host-resolver-rules=MAP shop.localhost ${addressOf("balancer")}`,
    ],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, baseURL: `https://${SITE}` });
    page.setDefaultTimeout(A_WHILE_MS);
    // The gateways' own pages are stubbed.
    for (const theirs of ["**/paymentv2/**", "**/v2/gateway/pay**"]) {
      await page.route(theirs, (route) => route.fulfill({ body: "A gateway", contentType: "text/html" }));
    }
    await register(page, doubles);
    await addAddress(page);

    await open(page, "/en");
    await page.getByRole("combobox", { name: "Search" }).fill("mung bean cakes");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByRole("link", { name: GOODS, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: GOODS }).waitFor();
    const product = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
    await page.getByRole("checkbox", { name: /^Select all/ }).check();
    await page.getByRole("button", { name: "Check out (1)" }).click();
    await page.getByRole("radio", { name: /VNPay/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/paymentv2/**");

    const declined = doubles.vnpay.pay(page.url(), { vnp_ResponseCode: "24", vnp_TransactionStatus: "02" });
    assert.equal((await get(`/gateway/vnpay/notices?${declined}`)).status, 200);
    const back = new URL(page.url()).searchParams.get("vnp_ReturnUrl") ?? "";
    await page.goto(`${back}?${declined}`);
    await page.getByRole("heading", { name: "Payment failed" }).waitFor();
    await page.getByRole("radio", { name: /MoMo/i }).check();
    await page.getByRole("button", { name: /^Pay .* again$/ }).click();
    await page.waitForURL("**/v2/gateway/pay**");
    // Its notice is lost, so the shop asks MoMo when the customer returns.
    doubles.momo.pay(new URL(page.url()).searchParams.get("t") ?? "");
    await page.goto(back.replace("/vnpay/", "/momo/"));
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
    const order = new URL(page.url()).searchParams.get("order") ?? "";

    await run("apps/backend/src/operator/main.ts", "confirm", order);
    await until(() => doubles.ghn.parcels.values().next().value, "GHN was told of no parcel.");
    return product;
  } catch (error) {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    await page?.screenshot({ path: ".cache/deploy/failed.png" });
    throw error;
  } finally {
    await browser.close();
  }
}

/** Registers a customer and verifies the phone number with the code from a text message. */
async function register(page: Page, { messengers }: Doubles): Promise<void> {
  await open(page, "/en/register");
  await page.getByLabel("Full name").fill(customer.name);
  await page.getByLabel("Phone number").fill(customer.phone);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  const code = page.getByLabel("Verification code");
  await code.waitFor();
  const message = await until(() => messengers.esms.at(-1), "eSMS was given no message.");
  await code.fill(/\d{6}/.exec(message["Content"] ?? "")?.[0] ?? "");
  await code.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("register"));
}

async function addAddress(page: Page): Promise<void> {
  await open(page, "/en/account/address");
  await page.getByRole("main").getByRole("button", { name: "Add address" }).first().click();
  const form = page.getByRole("dialog");
  await choose(form.getByLabel("Province or city", { exact: true }), "Thành phố Hồ Chí Minh");
  await choose(form.getByLabel("District", { exact: true }), "Quận 1");
  await choose(form.getByLabel("Ward", { exact: true }), "Phường Tân Định");
  await form.getByLabel("House number and street").fill("12 Trần Quang Khải");
  await form.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("main").getByText("12 Trần Quang Khải").first().waitFor();
}

/** Polls until there is a value. Fails with `otherwise` after a timeout. */
async function until<T>(look: () => T | undefined, otherwise: string): Promise<T> {
  const deadline = Date.now() + A_WHILE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    assert.ok(Date.now() < deadline, otherwise);
    await pause(100);
  }
}
