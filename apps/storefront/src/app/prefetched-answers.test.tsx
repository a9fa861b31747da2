// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { query, useQuery } from "../core/query.ts";
import { usePrefetchEvents } from "./use-prefetch.ts";

const productQuery = () => query("/products/{id}", { path: { id: 1 } });

const server = vi.hoisted(() => ({ price: 0, asked: 0, isDown: false, answer: null as (() => void) | null }));
vi.mock(import("../core/api.ts"), async (original) => ({
  ...(await original()),
  call: async () => {
    server.asked += 1;
    if (server.isDown) throw new Error("No connection");
    const { price } = server;
    await new Promise<void>((resolve) => (server.answer = resolve));
    return { data: { price } } as never;
  },
}));
vi.mock(import("./page-modules.ts"), async (original) => ({
  ...(await original()),
  loadPage: async () => ({
    default: () => null,
    queries: () => ({ required: [query("/products/{id}", { path: { id: 1 } })] }),
  }),
}));

function ProductPage() {
  const { data } = useQuery(productQuery());
  return (data as { price: number } | undefined)?.price;
}

function Shop() {
  const [isOpen, setOpen] = useState(false);
  const events = usePrefetchEvents();
  return (
    <>
      <a href="/product/1" {...events}>
        link
      </a>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <main>{isOpen && <ProductPage />}</main>
    </>
  );
}

let root: Root;
let place: HTMLElement;
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
const touch = async () => {
  place.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await vi.dynamicImportSettled();
  await settle();
};
const open = async () => {
  act(() => place.querySelector("button")?.click());
  await settle();
};
const answer = async () => {
  server.answer?.();
  await settle();
};
const shown = () => place.querySelector("main")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { price: 10, asked: 0, isDown: false, answer: null });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  act(() =>
    root.render(
      <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
          <Shop />
        </SWRConfig>
      </I18nextProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("a touched link's page shows the prefetched price at once, and asks no second time", async () => {
  await touch();
  await answer();
  await open();
  expect([shown(), server.asked]).toEqual(["10", 1]);
});

it("a page opened while its price is being prefetched waits for that response", async () => {
  await touch();
  await open();
  await answer();
  expect([shown(), server.asked]).toEqual(["10", 1]);
});

it("a page opened long after its link was touched asks for the price again", async () => {
  await touch();
  await answer();
  server.price = 12;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await open();
  await answer();
  expect([shown(), server.asked]).toEqual(["12", 2]);
});

it("a page whose prefetch failed asks again when it is opened", async () => {
  server.isDown = true;
  await touch();
  server.isDown = false;
  await open();
  await answer();
  expect([shown(), server.asked]).toEqual(["10", 2]);
});
