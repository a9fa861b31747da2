// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot } from "./boot.ts";
import { showChosenScheme } from "./chosen-scheme.ts";

const APP = "/assets/app.js";

/** A `PerformanceObserver` that reports the first paint after 50 ms. */
class PaintSoon {
  readonly observe: () => void;
  readonly disconnect = vi.fn();
  constructor(told: (entries: unknown, observer: PaintSoon) => void) {
    this.observe = () => setTimeout(() => told([], this), 50);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", PaintSoon);
  document.head.innerHTML = `
    <script type="text/plain" data-app="${APP}" data-modules="/a.js /b.js" data-sender="/send.js" data-fonts="@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:url(/b.woff2)}" data-hydrated="hydrated"></script>`;
  document.body.innerHTML = `<button id="add"><span>Add</span></button><form action="/search"><button id="find">Find</button></form>`;
});

// All tests share a window: their listeners are removed after each.
const listeners: (() => void)[] = [];
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation(
    (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      listen(type, listener, options);
      listeners.push(() => target.removeEventListener(type, listener, options));
    },
  );
}
afterEach(() => {
  for (const end of listeners.splice(0)) end();
  localStorage.clear();
  document.adoptedStyleSheets = [];
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const preloaded = () =>
  [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));
const families = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule as CSSFontFaceRule).style.fontFamily),
  );
const fonts = () => [...document.querySelectorAll("link[as=font]")];

/** Clicks like a person. Returns whether the browser's default action would still run. */
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

describe("the boot script", () => {
  it("preloads the modules and starts the app after the first paint, once", async () => {
    const load = vi.fn(() => Promise.resolve());
    boot(load);
    expect(preloaded()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(preloaded()).toEqual(["/a.js", "/b.js"]);
    expect(document.querySelector("link[rel=modulepreload]")).toHaveProperty("fetchPriority", "low");
    dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load.mock.calls).toEqual([[APP]]);
  });

  it.each([
    ["there", () => Promise.resolve()],
    ["not to be had", () => Promise.reject(new TypeError("offline"))],
  ])("loads the fonts only after the app is %s", async (_, end) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    boot(() => promise.then(end));
    await vi.advanceTimersByTimeAsync(100);
    expect(fonts()).toEqual([]);
    resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(fonts().map((link) => link.getAttribute("href"))).toEqual(["/a.woff2"]);
  });

  it("loads one font after another and applies all at once, without those that failed", async () => {
    boot(() => Promise.resolve());
    await vi.advanceTimersByTimeAsync(100);
    fonts()[0]?.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(1);
    expect(fonts().map((link) => link.getAttribute("href"))).toEqual(["/a.woff2", "/b.woff2"]);
    expect(families()).toEqual([]);
    fonts()[1]?.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(1);
    expect(families()).toEqual(["A", "B"]);
  });

  it("applies the fonts at once when an earlier page has loaded them", async () => {
    boot(() => Promise.resolve());
    expect(families()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    for (const loaded of [0, 1]) {
      fonts()[loaded]?.dispatchEvent(new Event("load"));
      await vi.advanceTimersByTimeAsync(1);
    }
    document.adoptedStyleSheets = [];
    boot(() => Promise.resolve());
    expect(families()).toEqual(["A", "B"]);
    await vi.advanceTimersByTimeAsync(100);
  });

  it("waits for the first picture before the app, but not for ever", async () => {
    document.body.innerHTML += `<img fetchpriority="high" src="/banner.webp">`;
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    const load = vi.fn(() => Promise.resolve());
    boot(load);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(preloaded()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalledOnce();
  });

  it("waits for the first paint, but not for ever", async () => {
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        observe = vi.fn();
      },
    );
    const load = vi.fn(() => Promise.resolve());
    boot(load);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "touchstart", "keydown"])("starts the app at once at the first %s", (sign) => {
    const load = vi.fn(() => Promise.resolve());
    boot(load);
    dispatchEvent(new Event(sign));
    expect(preloaded()).toEqual(["/a.js", "/b.js"]);
    expect(load).toHaveBeenCalledOnce();
  });

  it("replays a click made before hydration", async () => {
    const pressed = vi.fn();
    boot(() => Promise.resolve());
    expect(click(byId("add").firstElementChild as Element)).toBe(false);
    expect(byId("add").dataset).toHaveProperty("busy");
    byId("add").addEventListener("click", pressed);
    document.dispatchEvent(new Event("hydrated"));
    await vi.advanceTimersByTimeAsync(1);
    expect(pressed).toHaveBeenCalledOnce();
    expect(byId("add").dataset).not.toHaveProperty("busy");
    expect(click(byId("add"))).toBe(true);
  });

  it("preloads the write client when it holds back a click", () => {
    boot(() => Promise.resolve());
    click(byId("find"));
    expect(preloaded()).toEqual([]);
    click(byId("add"));
    expect(preloaded()).toEqual(["/send.js"]);
  });

  it("marks only the last of several early clicks as busy", () => {
    document.body.innerHTML += `<button id="other">Other</button>`;
    boot(() => Promise.resolve());
    click(byId("add"));
    click(byId("other"));
    expect(byId("add").dataset).not.toHaveProperty("busy");
    expect(byId("other").dataset).toHaveProperty("busy");
  });

  it("makes choices again that came before the app listened, the last of each, and then what was pressed", async () => {
    const heard: string[] = [];
    const hear = (event: Event) => heard.push(`${event.type} ${(event.target as Element).id}`);
    document.body.innerHTML += `<select id="sort"><option>a<option>b</select><input type="checkbox" id="box">
      <input type="radio" name="size" id="s"><input type="radio" name="size" id="m">`;
    boot(() => Promise.resolve());
    const sort = byId("sort") as HTMLSelectElement;
    sort.value = "b";
    sort.dispatchEvent(new Event("input", { bubbles: true }));
    for (const id of ["s", "m", "box", "add"]) byId(id).click();
    const box = byId("box") as HTMLInputElement;
    box.checked = false; // As React leaves what it has not heard of.
    sort.addEventListener("change", hear);
    for (const id of ["s", "m", "box", "add"]) byId(id).addEventListener("click", hear);
    document.dispatchEvent(new Event("hydrated"));
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(["change sort", "click m", "click box", "click add"]);
    expect([sort.value, box.checked, (byId("m") as HTMLInputElement).checked]).toEqual(["b", true, true]);
  });

  it("types a text again that the app has reset", async () => {
    const heard: string[] = [];
    document.body.innerHTML += `<input id="count" value="1">`;
    boot(() => Promise.resolve());
    const count = byId("count") as HTMLInputElement;
    count.value = "3";
    count.dispatchEvent(new Event("input", { bubbles: true }));
    count.value = "1";
    for (const type of ["change", "focusout"]) {
      count.addEventListener(type, () => heard.push(`${type} ${count.value}`));
    }
    document.dispatchEvent(new Event("hydrated"));
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(["change 1", "change 3", "focusout 3"]);
  });

  it("holds back clicks in a section that hydrates later, but no others", async () => {
    const pressed = vi.fn();
    document.body.innerHTML += `<div id="late" data-unhydrated="true"><button id="like">Like</button></div>`;
    boot(() => Promise.resolve());
    document.dispatchEvent(new Event("hydrated"));
    expect(click(byId("like"))).toBe(false);
    byId("like").addEventListener("click", pressed);
    document.dispatchEvent(new Event("hydrated"));
    await vi.advanceTimersByTimeAsync(1);
    expect(pressed).not.toHaveBeenCalled();
    expect(click(byId("add"))).toBe(true);
    byId("late").removeAttribute("data-unhydrated");
    byId("late").dispatchEvent(new Event("hydrated", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("leaves forms alone that work without scripts", () => {
    boot(() => Promise.resolve());
    expect(click(byId("find"))).toBe(true);
  });

  it("retries loading the app after a failure, and holds back no clicks meanwhile", async () => {
    const load = vi.fn(() => Promise.resolve());
    load.mockRejectedValueOnce(new TypeError("offline"));
    boot(load);
    click(byId("add"));
    await vi.advanceTimersByTimeAsync(100);
    expect(byId("add").dataset).not.toHaveProperty("busy");
    expect(click(byId("add"))).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(fonts()).toHaveLength(1);
  });
});

describe("rows that show only their first slide", () => {
  const alone = () => [...document.querySelectorAll("[data-first-alone]")].map(({ id }) => id);
  beforeEach(() => {
    document.body.innerHTML += `<ul id="one" data-first-alone="true"><li></li></ul><ul id="two" data-first-alone="true"></ul>`;
  });

  it("show all slides when touched", () => {
    boot(() => Promise.resolve());
    byId("add").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(alone()).toEqual(["one", "two"]);
    byId("one").firstElementChild?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(alone()).toEqual(["two"]);
  });

  it("show all slides when the app fails to load", async () => {
    boot(() => Promise.reject(new TypeError("offline")));
    await vi.advanceTimersByTimeAsync(100);
    expect(alone()).toEqual([]);
  });
});

describe("the stored color scheme", () => {
  afterEach(() => {
    delete document.documentElement.dataset["scheme"];
  });

  it.each([
    ["dark", "dark"],
    ["light", "light"],
    ["purple", undefined],
  ])("is applied before the first paint: %s", (stored, shown) => {
    localStorage.setItem("scheme", stored);
    showChosenScheme();
    expect(document.documentElement.dataset["scheme"]).toBe(shown);
  });
});
