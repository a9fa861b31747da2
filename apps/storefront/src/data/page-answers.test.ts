import { afterEach, expect, it, vi } from "vitest";
import { matchPage } from "../match-page.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A backend that answers each call with its path, or with nothing while it is down, at a time of its own. */
async function backend() {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const { fetchAnswers } = await import("./page-answers.ts"); // It takes the time from the Date that it finds.
  const asked: string[] = [];
  let isDown = false;
  const api = {
    GET: (path: string) => {
      asked.push(path);
      return Promise.resolve(isDown ? { error: { code: 503 } } : { data: { path } });
    },
  } as unknown as Parameters<typeof fetchAnswers>[0];
  /** The paths that were asked for a page, and those that it got an answer to. */
  const open = async (href: string) => {
    const match = matchPage(href, "");
    if (!match) throw new Error(`${href} is no page.`);
    asked.length = 0;
    const { answers } = await fetchAnswers(api, match);
    return { asked: [...asked], got: answers.map(({ query }) => query[0]) };
  };
  return { open, setDown: (down: boolean) => (isDown = down) };
}

it("asks for the menus once for the pages of half a minute, in each language", async () => {
  const { open, setDown } = await backend();
  const menus = ["/categories", "/malls/all"];

  setDown(true);
  expect(await open("/customer-support")).toEqual({ asked: menus, got: [] });
  setDown(false);
  expect(await open("/customer-support")).toEqual({ asked: menus, got: menus });
  expect(await open("/review/7")).toEqual({ asked: ["/reviews/{id}"], got: ["/reviews/{id}", ...menus] });
  expect((await open("/en/review/7")).asked).toEqual(["/reviews/{id}", ...menus]);
  vi.advanceTimersByTime(30_001);
  expect((await open("/review/7")).asked).toEqual(["/reviews/{id}", ...menus]);
});
