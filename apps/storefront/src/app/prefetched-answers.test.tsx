// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { query, useQuery } from "../core/query.ts";
import { render } from "../test/render.tsx";
import { asked, refusal, serve } from "../test/server.ts";
import { usePrefetchEvents } from "./use-prefetch.ts";

vi.mock("../core/api-client.ts", () => import("../test/server.ts"));
vi.mock(import("./page-modules.ts"), async (original) => ({
  ...(await original()),
  loadPage: async () => ({ default: () => null, queries: () => ({ required: [productQuery()] }) }),
}));

const productQuery = () => query("/products/{id}", { path: { id: 1 } });

const Price = () => useQuery(productQuery()).data?.data.price_after_discount;

function Shop() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a href="/product/1" {...usePrefetchEvents()}>
        link
      </a>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <main>{isOpen && <Price />}</main>
    </>
  );
}

let price: number;
let answer: () => Promise<unknown>;
let shop: HTMLElement;

beforeEach(() => {
  price = 10;
  serve({
    GET: () => {
      const answered = { price_after_discount: price };
      return new Promise((resolve) => {
        answer = async () => resolve(answered);
      });
    },
  });
  shop = render(<Shop />);
});
afterEach(() => vi.restoreAllMocks());

/** Lets a response be cached. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
async function touch() {
  shop.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await expect.poll(() => asked).toHaveLength(1);
}
const open = () => shop.querySelector("button")?.click();
const shown = () => shop.querySelector("main")?.textContent;

it("a touched link's page shows the prefetched price at once, and asks no second time", async () => {
  await touch();
  await answer();
  await settle();
  open();
  await expect.poll(shown).toBe("10");
  expect(asked).toHaveLength(1);
});

it("a page opened while its price is being prefetched waits for that response", async () => {
  await touch();
  open();
  await settle();
  await answer();
  await expect.poll(shown).toBe("10");
  expect(asked).toHaveLength(1);
});

it("a page opened long after its link was touched asks for the price again", async () => {
  await touch();
  await answer();
  await settle();
  price = 12;
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60_000);
  open();
  await expect.poll(() => asked).toHaveLength(2);
  await answer();
  await expect.poll(shown).toBe("12");
});

it("a page whose prefetch failed asks again when it is opened", async () => {
  serve({ GET: () => refusal(500) });
  await touch();
  await settle();
  serve({ GET: () => ({ price_after_discount: price }) });
  open();
  await expect.poll(shown).toBe("10");
});
