import { afterEach, expect, it, vi } from "vitest";

const SHOP = "http://shop.test";

// It counts uses in IndexedDB, which Node does not have.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: Object }));

/** The service worker's listeners, and the URLs in its caches by name. */
const { listeners, stored } = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map<string, string[]>();
  const kept = new Map<string, Response>();
  const open = (name: string) =>
    Promise.resolve({
      match: () => Promise.resolve(undefined),
      put: async ({ url }: Request, response: Response) => {
        stored.set(name, [...(stored.get(name) ?? []), url]);
        kept.set(url, response);
      },
    });
  const scope = {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { open, match: ({ url }: Request) => Promise.resolve(kept.get(url)) },
    ExtendableEvent: Event,
    FetchEvent: Event,
    location: new URL("http://shop.test/"),
    OFFLINE_FILES: [],
    BUILD: "1",
    registration: { scope: "http://shop.test/" },
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  return { listeners, stored };
});

const { keepPages } = await import("./pages.ts");
keepPages();
afterEach(() => {
  stored.clear();
  vi.useRealTimers();
});

/** Has the worker answer a request. `works` are what it still does then. */
function respond(request: Request) {
  const answers: Promise<Response>[] = [];
  const works: Promise<unknown>[] = [];
  const event = Object.assign(new Event("fetch"), {
    request,
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  listeners.get("fetch")?.(event);
  return { answer: answers[0], works };
}

/** Loads a picture as a page does. Returns the caches that contain it afterwards. */
async function load(path: string, cacheControl: string): Promise<string[]> {
  const request = new Request(SHOP + path);
  Object.defineProperty(request, "destination", { value: "image" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("picture", { headers: { "cache-control": cacheControl } })),
  );
  const { answer, works } = respond(request);
  expect(await (await answer)?.text()).toBe("picture");
  await Promise.allSettled(works);
  return [...stored.keys()];
}

it("keeps the catalogue's pictures on the device, but no picture that a customer sent", async () => {
  expect(await load("/media/products/1/640.webp", "public, max-age=31536000, immutable")).toEqual([
    "pictures",
  ]);
  stored.clear();
  expect(await load("/media/identity/7/token", "private, no-store")).toEqual([]);
  expect(await load("/media/files/7/token/full.jpg", "private, max-age=3600, immutable")).toEqual([]);
});

it("shows a page seen before, with its age, if the network sends nothing for three seconds", async () => {
  vi.useFakeTimers();
  const open = () => respond(new Request(`${SHOP}/product/1`, { headers: { accept: "text/html" } }));
  const fetched = new Response("kept", { headers: { "server-timing": "age;dur=1000" } });
  vi.stubGlobal("fetch", () => Promise.resolve(fetched));
  const { works } = open();
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.allSettled(works);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { answer } = open();
  await vi.advanceTimersByTimeAsync(3_000);
  const shown = await answer;
  expect([await shown?.text(), shown?.headers.get("server-timing")]).toEqual(["kept", "age;dur=9000"]);
});
