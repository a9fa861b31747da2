// @vitest-environment happy-dom
import type { HomeScreenProps } from "@sen/ui/catalog";
import { loadTexts } from "@sen/i18n";
import { beforeAll, expect, it, vi } from "vitest";
import { useSWRConfig } from "swr";
import { cacheKey } from "../../core/query.ts";
import { i18n, render } from "../../test/render.tsx";
import { refusal, serve } from "../../test/server.ts";
import HomePage from "./HomePage.tsx";
import { bannersQuery } from "./queries.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

const shown = vi.hoisted(() => vi.fn((_props: HomeScreenProps) => null as never));
vi.mock(import("@sen/ui/catalog"), async (original) => ({ ...(await original()), HomeScreen: shown }));

beforeAll(() => loadTexts(i18n, ["shell"]));

it("keeps showing what it knows when the backend cannot be reached later", async () => {
  let refetch: () => Promise<unknown> = () => Promise.resolve();
  function Page() {
    const { mutate } = useSWRConfig();
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    refetch = () => mutate(cacheKey(bannersQuery()));
    return <HomePage />;
  }
  serve({ GET: () => ({ items: [], now: "" }), "GET /banners": () => [] });
  render(<Page />);
  const state = () => shown.mock.lastCall?.[0].request.state;
  await expect.poll(state).toBe("ready");
  serve({ GET: () => refusal(503) });
  shown.mockClear();
  await refetch();
  await expect.poll(state).toBe("ready");
});
