// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { useEndlessList, useForgetLists, type EndlessList } from "./endless-list.ts";
import { seededCache } from "./page-data.ts";
import { query } from "./query.ts";

const server = vi.hoisted(() => ({ isDown: false, suffix: "" }));
vi.mock("./api-client.ts", () => ({
  api: {
    GET: (_path: string, { params }: { params: { query: { keyword: string } } }) =>
      Promise.resolve(
        server.isDown
          ? { error: { code: 500 } }
          : { data: { data: { items: [{ id: 1, name: params.query.keyword + server.suffix }] } } },
      ),
  },
}));

let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  server.suffix = "";
});

/** Mounts an endless list of search results and exposes what the hook returns. */
function shown() {
  let given: EndlessList<unknown> | null = null;
  function Page({ keyword }: { keyword: string }) {
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    given = useEndlessList((index) =>
      index > 0 ? null : query("/search", { query: { keyword } }),
    ) as EndlessList<unknown>;
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  unmount = () => root.unmount();
  const show = (keyword: string) =>
    root.render(
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <Page keyword={keyword} />
      </SWRConfig>,
    );
  return { show, list: () => given };
}

it("shows an error instead of the previous list when the new one fails, and the new one after a retry", async () => {
  const { show, list } = shown();
  show("tea");
  await vi.waitFor(() => expect(list()?.pages).toMatchObject([{ data: { items: [{ name: "tea" }] } }]));
  server.isDown = true;
  show("silk");
  await vi.waitFor(() => expect(list()).toMatchObject({ pages: undefined, error: { code: 500 } }));
  server.isDown = false;
  void list()?.retry();
  await vi.waitFor(() =>
    expect(list()).toMatchObject({ pages: [{ data: { items: [{ name: "silk" }] } }], error: undefined }),
  );
});

it("refetches a list that is shown again, once its pages are no longer fresh", async () => {
  const { show, list } = shown();
  const names = () =>
    (list()?.pages as { data: { items: { name: string }[] } }[] | undefined)?.[0]?.data.items;
  show("tea");
  await vi.waitFor(() => expect(names()).toMatchObject([{ name: "tea" }]));
  show("silk");
  await vi.waitFor(() => expect(names()).toMatchObject([{ name: "silk" }]));
  server.suffix = " is dearer";
  show("tea");
  await vi.waitFor(() => expect(names()).toMatchObject([{ name: "tea" }]));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  show("silk");
  await vi.waitFor(() => expect(names()).toMatchObject([{ name: "silk is dearer" }]));
});

it("fetches a changed list anew whose first page came with the document", async () => {
  const sent = query("/search", { query: { keyword: "tea" } });
  const cache = seededCache([{ query: sent, answer: { data: { items: [{ name: "sent" }] } } }], Date.now());
  let forget: (() => Promise<unknown>) | undefined;
  let pages: unknown;
  function List() {
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    pages = useEndlessList((index) => (index > 0 ? null : sent)).pages;
    return null;
  }
  function Page({ hasList }: { hasList: boolean }) {
    const forgetLists = useForgetLists("/search");
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    forget = () => forgetLists();
    return hasList && <List />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  unmount = () => root.unmount();
  const value = { provider: () => cache };
  const show = (hasList: boolean) =>
    flushSync(() =>
      root.render(
        <SWRConfig value={value}>
          <Page hasList={hasList} />
        </SWRConfig>,
      ),
    );
  show(true);
  await vi.waitFor(() => expect(pages).toMatchObject([{ data: { items: [{ name: "sent" }] } }]));
  show(false);
  await forget?.();
  show(true);
  await vi.waitFor(() => expect(pages).toMatchObject([{ data: { items: [{ name: "tea" }] } }]));
});
