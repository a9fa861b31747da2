// @vitest-environment happy-dom
import { text } from "node:stream/consumers";
import { createElement, useState, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HYDRATED_EVENT, lateSection } from "./index.ts";

interface Shown {
  name: string;
}

const pressed = vi.fn();

const Reviews = ({ name }: Shown) => createElement("button", { onClick: pressed }, `Đánh giá của ${name}`);

type Load = () => Promise<ComponentType<Shown>>;

/** A page with a button that renames its product. */
function pageWith(load: Load) {
  const Section = lateSection(load, 100);
  return function Page() {
    const [name, setName] = useState("Áo");
    return createElement(
      "main",
      null,
      createElement("button", { id: "rename", onClick: () => setName("Quần") }),
      createElement(Section, { name }),
    );
  };
}

/** Puts the server-rendered page into the document and hydrates it. */
async function opened(load: Load) {
  const html = createElement(pageWith(() => Promise.resolve(Reviews)));
  vi.stubGlobal("window", undefined);
  document.body.innerHTML = await text((await prerenderToNodeStream(html)).prelude);
  vi.unstubAllGlobals();
  const errors: unknown[] = [];
  const root = hydrateRoot(document.body, createElement(pageWith(load)), {
    onRecoverableError: (error) => errors.push(error),
  });
  return { root, errors };
}

const button = () => document.querySelector<HTMLElement>("main > div button");
const isWaiting = () => document.querySelector("[data-unhydrated]") !== null;

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  pressed.mockClear();
});

test("a section keeps the server's HTML until the customer interacts and its code has loaded, then hydrates it", async () => {
  const code = Promise.withResolvers<typeof Reviews>();
  const load = vi.fn(() => code.promise);
  const hydrated = vi.fn();
  document.addEventListener(HYDRATED_EVENT, hydrated);
  const { root, errors } = await opened(load);
  const fromServer = button();
  expect(fromServer?.textContent).toBe("Đánh giá của Áo");
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  expect(isWaiting()).toBe(true);
  expect(hydrated).not.toHaveBeenCalled();
  code.resolve(Reviews);
  await expect.poll(isWaiting).toBe(false);
  expect(hydrated).toHaveBeenCalledOnce();
  button()?.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(button()).toBe(fromServer);
  expect(errors).toEqual([]);
  root.unmount();
  document.removeEventListener(HYDRATED_EVENT, hydrated);
});

test("a prop that changes before the code has loaded keeps the HTML, and is applied afterwards", async () => {
  const code = Promise.withResolvers<typeof Reviews>();
  const { root } = await opened(() => code.promise);
  await vi.advanceTimersByTimeAsync(100);
  document.getElementById("rename")?.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(button()?.textContent).toBe("Đánh giá của Áo");
  code.resolve(Reviews);
  await expect.poll(() => button()?.textContent).toBe("Đánh giá của Quần");
  root.unmount();
});

test("a section whose code fails to load retries, and keeps its HTML meanwhile", async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Reviews));
  load.mockRejectedValueOnce(new TypeError("offline"));
  const { root } = await opened(load);
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  expect(button()?.textContent).toBe("Đánh giá của Áo");
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(isWaiting).toBe(false);
  root.unmount();
});
