import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";
import { demoCustomer } from "../../apps/backend/test/small-shop/index.ts";
import { addressOf } from "./compose.ts";
import type { Get } from "./load.ts";
import { SITE } from "./outside.ts";
import type { DeployedShop } from "./shop.ts";

const A_WHILE_MS = 30_000;

/** A customer signs in, buys, is declined at VNPay, pays at MoMo; the shop confirms, and GHN takes the parcel. */
export async function buy({ doubles, run }: DeployedShop, get: Get): Promise<void> {
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
    // The gateways' own pages are not ours to draw.
    for (const theirs of ["**/paymentv2/**", "**/v2/gateway/pay**"]) {
      await page.route(theirs, (route) => route.fulfill({ body: "A gateway", contentType: "text/html" }));
    }
    await page.goto("/en/login");
    // React has taken over the form.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main h1, main h2") ?? {}).some((key) =>
        key.startsWith("__reactFiber"),
      ),
    );
    await page.getByLabel("Phone number or email").fill(demoCustomer.phone);
    await page.getByLabel("Password", { exact: true }).fill(demoCustomer.password);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => !url.pathname.includes("login"));

    await page.goto("/en/product/5");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
    await page.getByRole("checkbox", { name: /^Select all/ }).check();
    await page.getByRole("button", { name: "Check out (1)" }).click();
    await page.getByRole("radio", { name: /VNPay/i }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/paymentv2/**");

    const declined = doubles.vnpay.pay(page.url(), { vnp_ResponseCode: "24", vnp_TransactionStatus: "02" });
    assert.equal(await get(`/gateway/vnpay/notices?${declined}`), 200);
    const back = new URL(page.url()).searchParams.get("vnp_ReturnUrl") ?? "";
    await page.goto(`${back}?${declined}`);
    await page.getByRole("heading", { name: "Payment failed" }).waitFor();
    await page.getByRole("radio", { name: /MoMo/i }).check();
    await page.getByRole("button", { name: /^Pay .* again$/ }).click();
    await page.waitForURL("**/v2/gateway/pay**");
    // Its notice is lost: the shop asks when the customer comes back.
    doubles.momo.pay(new URL(page.url()).searchParams.get("t") ?? "");
    await page.goto(back.replace("/vnpay/", "/momo/"));
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
    const order = new URL(page.url()).searchParams.get("order") ?? "";

    await run("apps/backend/src/operator/main.ts", "confirm", order);
    await parcelAt(doubles.ghn.parcels);
  } catch (error) {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    await page?.screenshot({ path: ".cache/deploy/failed.png" });
    throw error;
  } finally {
    await browser.close();
  }
}

/** The worker books it, as soon as it takes the job. */
async function parcelAt(parcels: ReadonlyMap<string, unknown>): Promise<void> {
  const deadline = Date.now() + A_WHILE_MS;
  while (parcels.size === 0) {
    assert.ok(Date.now() < deadline, "GHN was told of no parcel.");
    await pause(100);
  }
}
