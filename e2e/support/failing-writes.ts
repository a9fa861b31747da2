import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { OperationId } from "@sen/api";
import type { Customer } from "./customers.ts";
import { failures, LOST, takeInHand, type Failure, type Wire } from "./failing-call.ts";
import { expect, test } from "./test.ts";
import { listenToLiveRegions, type ToldTexts } from "./told-texts.ts";

/** The customer and browser of a test. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  customer: Customer;
}

/** A write of a screen, made as a customer would. */
export interface Write {
  /** The contract's operation id. */
  operation: OperationId;
  /** What the customer does: "puts goods into the cart". */
  what: string;
  /** Prepares the data, opens the screen and fills in everything. */
  open: (visit: Visit) => Promise<Attempt>;
}

/** A write on a page that is already open. */
interface NextWrite<Opened> extends Omit<Write, "open"> {
  /** Fills in everything. */
  fill: (opened: Opened, visit: Visit) => Promise<Attempt>;
}

/** Writes that one customer makes one after the other on a page that is opened once. */
export function onOnePage<Opened>(
  open: (visit: Visit) => Promise<Opened>,
  writes: readonly NextWrite<Opened>[],
): readonly Write[] {
  let opened: Promise<Opened> | undefined;
  return writes.map(({ fill, ...write }, index) => ({
    ...write,
    async open(visit) {
      if (index === 0) opened = open(visit);
      return fill(await (opened ??= open(visit)), visit);
    },
  }));
}

/** A screen that is ready for the write. */
export interface Attempt {
  /** Sends it. Called again after each failure, which shows that the customer can retry. */
  send: () => Promise<unknown>;
  /** Where failures are shown. @default the whole page */
  place?: Locator;
  /** The field that is marked invalid and focused, instead of a live region. */
  field?: Locator;
  /** The message of a failure, if the specification defines its own. */
  says?: RegExp;
  /** Fails unless all input is still there. */
  kept: () => Promise<unknown>;
  /** The retry button is in the failure's message. */
  goesOnByMessage?: boolean;
  /** A success message that must not appear before it is true. */
  told?: RegExp;
  /** What must be visible only after success. */
  done: Locator | (() => boolean | Promise<boolean>);
  /** Fails unless the shop has done it exactly once. */
  once: () => Promise<unknown>;
}

/** Text that was meant for programmers: a key, a code, an empty value. */
const RAW = /undefined|null|NaN|\[object|\b[a-z_]+:[a-z_]+\.[a-z_.]+|\b[A-Z]+_[A-Z_]+\b/;

/** Polling intervals in ms. Short, because each write polls many times. */
const intervals = [20, 50];

/** Makes each write fail in every way, then succeed with its response lost. The screen must be honest at each step. */
export async function meetEveryFailure(visit: Visit, writes: readonly Write[]): Promise<void> {
  const telling = await listenToLiveRegions(visit.page);
  for (const write of writes) await test.step(write.what, () => failEveryWay(visit, write, telling));
}

async function failEveryWay(visit: Visit, { operation, open }: Write, telling: ToldTexts): Promise<void> {
  const { page } = visit;
  const attempt = await open(visit);
  // Not earlier, because requests of the opening would then also pass through Playwright.
  const wire = await takeInHand(page, operation);
  for (const failure of failures) {
    wire.fail(failure);
    await expectHonestFailure(page, { attempt, failure, wire, telling });
  }
  await telling.forget();
  wire.loseNextAnswer();
  await sendOver(wire, attempt);
  // The page finds out what happened, or says that it does not know. In that case the customer retries.
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
  // Read at once, because a toast disappears by itself.
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

/** Sends, and waits until the call has failed. */
async function sendOver(wire: Wire, { send }: Attempt): Promise<void> {
  const before = wire.failed();
  await send();
  await expect.poll(() => wire.failed(), { message: "the call is made", intervals }).toBeGreaterThan(before);
}

/** The failure message where the customer looks. */
function told(page: Page, { place, says, field }: Attempt, otherwise: RegExp): Locator {
  const words = { hasText: says ?? otherwise, visible: true };
  if (field) return field.and(page.locator(":focus[aria-invalid=true]"));
  const within = place ?? page.locator("body");
  return within.getByRole("alert").filter(words).or(within.getByRole("status").filter(words)).first();
}

async function isDone({ done }: Attempt): Promise<boolean> {
  return typeof done === "function" ? done() : done.first().isVisible();
}

/** Closes the toasts, so that the next ones are recognized as new. A message in a place is replaced by the next one. */
async function closeMessages(page: Page, { place, goesOnByMessage = false }: Attempt): Promise<void> {
  if (place || goesOnByMessage) return;
  const toasts = page.getByRole("region", { name: "Tin báo" });
  const close = toasts.getByRole("button", { name: "Đóng tin báo" });
  while (await close.first().isVisible()) await close.first().click();
  await expect(toasts.getByRole("listitem")).toHaveCount(0);
}
