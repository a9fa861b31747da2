import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { OperationId } from "@sen/api";
import type { Customer } from "./customers.ts";
import { failures, LOST, takeInHand, type Failure, type Wire } from "./failing-call.ts";
import { expect } from "./test.ts";
import { listenToLiveRegions, type ToldTexts } from "./told-texts.ts";

/** Who tries, and where. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  customer: Customer;
}

/** A write of a screen as a customer makes it. */
export interface Write {
  /** As the contract names it. */
  operation: OperationId;
  /** What the customer does: "puts goods into the cart". */
  what: string;
  /** Prepares what it needs, opens the screen and fills everything in. */
  open: (visit: Visit) => Promise<Attempt>;
}

/** The screen, ready for the write. */
export interface Attempt {
  /** Sends it; called again after each failure: that it can be is the way on. */
  send: () => Promise<unknown>;
  /** Where a failure is told. The whole page, when it says so in a message that comes to the eye. */
  place?: Locator;
  /** The field that is told as wrong, and gets the focus, instead of a live region. */
  field?: Locator;
  /** What a failure says, where the specification has words of its own. */
  says?: RegExp;
  /** Fails unless all that was typed, chosen and set is still there. */
  kept: () => Promise<unknown>;
  /** The way on is in the message that tells of the failure. */
  goesOnByMessage?: boolean;
  /** What may be said only once it is so. */
  told?: RegExp;
  /** What may be seen only once it is so. */
  done: Locator | (() => boolean | Promise<boolean>);
  /** Fails unless the shop has done it, and once. */
  once: () => Promise<unknown>;
}

/** A text that was meant for programmers: a key, a code, nothing. */
const RAW = /undefined|null|NaN|\[object|\b[a-z_]+:[a-z_]+\.[a-z_.]+|\b[A-Z]+_[A-Z_]+\b/;

/** How often it is looked whether a write has got on, in ms: each does so many times. */
const intervals = [20, 50];

/** Lets a write fail in every way, then be done while its answer is lost; at each step the screen must be honest. */
export async function meetEveryFailure(visit: Visit, { operation, open }: Write): Promise<void> {
  const { page } = visit;
  const telling = await listenToLiveRegions(page);
  const attempt = await open(visit);
  // Not before: each request of the opening would go round by Playwright.
  const wire = await takeInHand(page, operation);
  for (const failure of failures) {
    wire.fail(failure);
    await expectHonestFailure(page, { attempt, failure, wire, telling });
  }
  await telling.forget();
  wire.loseNextAnswer();
  await sendOver(wire, attempt);
  // The page asks what has become of it, or says that it does not know; then the customer tries again.
  const lost = told(page, attempt, LOST);
  await expect
    .poll(async () => (await isDone(attempt)) || (await lost.isVisible()), { intervals })
    .toBe(true);
  // Unless the page finds out first.
  const again = (await isDone(attempt)) ? undefined : attempt.send();
  const message = "in the end it is done, and seen to be";
  const done = expect.poll(() => isDone(attempt), { message, intervals }).toBe(true);
  await Promise.race([done, again]);
  again?.catch(() => undefined);
  await done;
  const alerts = page.getByRole("alert").filter({ hasText: /\S/, visible: true });
  await expect(alerts, "what is done is not told as failed").toHaveCount(0);
  await attempt.once();
}

interface Failing {
  attempt: Attempt;
  failure: Failure;
  wire: Wire;
  telling: ToldTexts;
}

async function expectHonestFailure(page: Page, { attempt, failure, wire, telling }: Failing): Promise<void> {
  const { name, says } = failure;
  await telling.forget();
  await sendOver(wire, attempt);
  const message = told(page, attempt, says);
  // Read as soon as it is seen: a toast goes by itself.
  expect(await message.innerText(), `${name} is told in words`).not.toMatch(RAW);
  if (attempt.field) await expect(message).toHaveAccessibleDescription(says);
  expect(await isDone(attempt), `after ${name} nothing looks as if it were done`).toBe(false);
  if (attempt.told) {
    const untrue = (await telling.read()).filter((text) => attempt.told?.test(text));
    expect(untrue, `after ${name} nothing is told that is not so`).toEqual([]);
  }
  await closeMessages(page, attempt);
  await attempt.kept();
}

/** Sends, and waits until the call has met its failure. */
async function sendOver(wire: Wire, { send }: Attempt): Promise<void> {
  const before = wire.failed();
  await send();
  await expect.poll(() => wire.failed(), { message: "the call is made", intervals }).toBeGreaterThan(before);
}

/** What is told of a failure, where the customer looks. */
function told(page: Page, { place, says, field }: Attempt, otherwise: RegExp): Locator {
  const words = { hasText: says ?? otherwise, visible: true };
  if (field) return field.and(page.locator(":focus[aria-invalid=true]"));
  const within = place ?? page.locator("body");
  return within.getByRole("alert").filter(words).or(within.getByRole("status").filter(words)).first();
}

async function isDone({ done }: Attempt): Promise<boolean> {
  return typeof done === "function" ? done() : done.first().isVisible();
}

/** Closes the messages of this attempt, so that the next one's are seen to be new. */
async function closeMessages(page: Page, { goesOnByMessage = false }: Attempt): Promise<void> {
  if (goesOnByMessage) return;
  const close = page
    .getByRole("region", { name: "Tin báo" })
    .getByRole("button", { name: "Đóng", exact: true });
  while (await close.first().isVisible()) await close.first().click();
}
