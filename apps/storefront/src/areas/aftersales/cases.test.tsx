// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SWRConfig, useSWRConfig } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { cacheKey } from "../../core/query.ts";
import { ErrorBoundary } from "../../shell/ErrorBoundary.tsx";
import { serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { orderQuery, useOrder } from "../orders/index.ts";
import { useCaseId } from "./cases.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

/** Answers the calls, in order, with the id of the order's return. */
let answers: ((returnId: number | null) => void)[] = [];

beforeEach(() => {
  answers = [];
  serve({
    GET: () =>
      new Promise((resolve) => {
        answers.push((id) => resolve({ id: 9, return_request: id === null ? null : { id } }));
      }),
  });
  signIn();
});

/** Mounts the order's page, then that of its return, on one cache. */
function pages() {
  const element = document.createElement("div");
  const root = createRoot(element);
  const cache = new Map();
  let mutate: (key: string) => Promise<unknown> = () => Promise.resolve();
  function OrderPage() {
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    mutate = useSWRConfig().mutate;
    return String(useOrder(9).data?.data.return_request);
  }
  const ReturnPage = () => `return ${String(useCaseId(9, undefined, (order) => order.return_request))}`;
  const show = (page: "order" | "return") => {
    flushSync(() => {
      root.render(
        <SWRConfig value={{ provider: () => cache }}>
          <ErrorBoundary key={page} failed={(kind) => kind}>
            {page === "order" ? <OrderPage /> : <ReturnPage />}
          </ErrorBoundary>
        </SWRConfig>,
      );
    });
  };
  const askAgain = () => mutate(cacheKey(orderQuery(9)));
  return { show, askAgain, text: () => element.textContent };
}

it("the return page waits for the order's newest response, despite an older one in the cache", async () => {
  const { show, askAgain, text } = pages();
  show("order");
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(null);
  await expect.poll(text).toBe("null");

  const created = askAgain();
  await expect.poll(() => answers).toHaveLength(2);
  void askAgain(); // As a notification does: SWR now ignores the response to the earlier request.
  await expect.poll(() => answers).toHaveLength(3);
  answers[1]?.(3);
  await created;
  show("return");
  await expect.poll(text).toBe("return null");
  answers[2]?.(3);
  await expect.poll(text).toBe("return 3");
});

it("the return page is missing when the order has no return", async () => {
  const { show, text } = pages();
  show("return");
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(null);
  await expect.poll(text).toBe("missing");
});
