// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { query, requestState, useQuery } from "./query.ts";

vi.mock("./api-client.ts", () => ({
  api: {
    GET: (_path: string, { params }: { params: { query: { keyword: string } } }) =>
      Promise.resolve(params.query.keyword === "tea" ? { data: { data: "tea" } } : { error: { code: 422 } }),
  },
}));

it("does not show the previous query's data once the next one has failed", async () => {
  const { now } = renderHook(() => {
    const [keyword, setKeyword] = useState("tea");
    const asked = useQuery(query("/search/suggestions", { query: { keyword } }), { keepPreviousData: true });
    return { setKeyword, state: requestState(asked, () => ({})).state };
  });
  await expect.poll(() => now().state).toBe("ready");
  act(() => now().setKeyword("silk"));
  expect(now().state).toBe("ready");
  await expect.poll(() => now().state).toBe("failed");
});
