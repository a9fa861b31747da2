import { afterEach, expect, it, vi } from "vitest";

const SHOP = "http://shop.test";

// It counts uses in IndexedDB, which Node does not have.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: Object }));

/** The service worker's listeners, and the URLs in its caches by name. */
const { listeners, stored } = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map<string, string[]>();
  const open = (name: string) =>
    Promise.resolve({
      match: () => Promise.resolve(undefined),
      put: ({ url }: Request) => Promise.resolve(void stored.set(name, [...(stored.get(name) ?? []), url])),
    });
  const scope = {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { open, match: () => Promise.resolve(undefined) },
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
afterEach(() => stored.clear());

/** Loads a picture as a page does. Returns the caches that contain it afterwards. */
async function load(path: string, cacheControl: string): Promise<string[]> {
  const request = new Request(SHOP + path);
  Object.defineProperty(request, "destination", { value: "image" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("picture", { headers: { "cache-control": cacheControl } })),
  );
  const answers: Promise<Response>[] = [];
  const works: Promise<unknown>[] = [];
  const event = Object.assign(new Event("fetch"), {
    request,
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  listeners.get("fetch")?.(event);
  expect(await (await answers[0])?.text()).toBe("picture");
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
