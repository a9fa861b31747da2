// @vitest-environment happy-dom
import { NetworkError } from "@sen/api";
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { asked, refusal, serve } from "../test/server.ts";
import { ask, query, requestState, useQuery } from "./query.ts";

vi.mock("./api-client.ts", () => import("../test/server.ts"));

it("sends a read again that was lost on the way, once", async () => {
  const lost = () => Promise.reject(new NetworkError("lost"));
  serve({ GET: () => (asked.length === 1 ? lost() : "tea") });
  await expect(ask(query("/search/top"))).resolves.toMatchObject({ data: "tea" });
  serve({ GET: lost });
  await expect(ask(query("/search/top"))).rejects.toThrow("lost");
  expect(asked).toHaveLength(2);
});

it("does not show the previous query's data once the next one has failed", async () => {
  serve({
    GET: ({ query: { keyword } }: { query: { keyword: string } }) =>
      keyword === "tea" ? keyword : refusal(422),
  });
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
