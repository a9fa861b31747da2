import type { ApiClient } from "@sen/api";
import { expect, it } from "vitest";
import { fetchAnswers } from "./page-answers.ts";
import { matchPage } from "./routes.ts";

/** A backend that answers with an empty list, and with a refusal where one is named. */
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
  const { failure, isPartial } = await fetchAnswers(backend(refusals), match);
  return { failure, isPartial };
}

it("a page whose menus the backend had no time for is partial; one whose menus it does not have is whole", async () => {
  expect(await answersOf("/", {})).toEqual({ failure: null, isPartial: false });
  expect(await answersOf("/", { "/categories": 503 })).toEqual({ failure: null, isPartial: true });
  expect(await answersOf("/", { "/categories": 404 })).toEqual({ failure: null, isPartial: false });
});
