import type { ApiClient } from "@sen/api";
import { expect, it } from "vitest";
import { fetchAnswers } from "./page-answers.ts";
import { matchPage } from "./routes.ts";

/** A backend that responds with an empty list, or with the refusal given for a path. */
const backend = (refusals: Record<string, number>) =>
  ({
    GET: (path: string) =>
      Promise.resolve(
        refusals[path] === undefined ? { data: { data: [] } } : { error: { code: refusals[path] } },
      ),
  }) as unknown as Pick<ApiClient, "GET">;

async function answersOf(path: string, refusals: Record<string, number>) {
  const match = matchPage(path, "");
  if (!match) throw new Error(`${path} is no page`);
  const { failure, isLasting } = await fetchAnswers(backend(refusals), match);
  return { failure, isLasting };
}

it("a page is not cacheable while its menus are unavailable, but is when they are missing", async () => {
  expect(await answersOf("/", {})).toEqual({ failure: null, isLasting: true });
  expect(await answersOf("/", { "/categories": 503 })).toEqual({ failure: null, isLasting: false });
  expect(await answersOf("/", { "/categories": 404 })).toEqual({ failure: null, isLasting: true });
});
