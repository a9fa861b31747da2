import { NetworkError, type ApiClient } from "@sen/api";
import { expect, it } from "vitest";
import { fetchAnswers } from "./page-answers.ts";
import { matchPage } from "./routes.ts";

type Refusals = Record<string, number | "lost">;

/** A backend that responds with an empty list, or with the refusal given for a path, or not at all. */
const backend = (refusals: Refusals) =>
  ({
    GET: async (path: string) => {
      const code = refusals[path];
      if (code === "lost") throw new NetworkError("The connection was lost.");
      return code === undefined ? { data: { data: [] } } : { error: { code } };
    },
  }) as unknown as Pick<ApiClient, "GET">;

async function answersOf(path: string, refusals: Refusals) {
  const match = matchPage(path, "");
  if (!match) throw new Error(`${path} is no page`);
  const { failure, isLasting } = await fetchAnswers(backend(refusals), match);
  return { failure, isLasting };
}

it("a page is not cacheable while its menus are unavailable, but is when they are missing", async () => {
  expect(await answersOf("/", {})).toEqual({ failure: null, isLasting: true });
  for (const refusal of [503, 429, "lost"] as const) {
    expect(await answersOf("/", { "/categories": refusal })).toEqual({ failure: null, isLasting: false });
  }
  expect(await answersOf("/", { "/categories": 404 })).toEqual({ failure: null, isLasting: true });
});
