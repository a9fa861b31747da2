import { createI18n, I18nextProvider } from "@sen/i18n";
import { useLayoutEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach } from "vitest";

/** Vietnamese. A test loads the texts that it checks. */
export const i18n = createI18n({ locale: "vi", texts: {} });

const roots: Root[] = [];

/** Leaves the page. Runs after every test too. */
export function unmount(): void {
  for (const root of roots.splice(0)) root.unmount();
}
afterEach(unmount);

interface Options {
  /** @default "/" */
  path?: string;
  texts?: typeof i18n;
}

/** Renders into an element, with texts, a router and an empty SWR cache. */
export function render(page: ReactNode, { path = "/", texts = i18n }: Options = {}): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  roots.push(root);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={[path]}>
          <SWRConfig value={{ provider: () => new Map() }}>{page}</SWRConfig>
        </MemoryRouter>
      </I18nextProvider>,
    ),
  );
  return element;
}

/** Renders a hook: `now` is what it returned last, `path` where the customer is. */
export function renderHook<Result>(useResult: () => Result, options?: Options) {
  let last: { result: Result; path: string } | undefined;
  function Page() {
    const shown = { result: useResult(), path: useLocation().pathname };
    useLayoutEffect(() => {
      last = shown;
    });
    return null;
  }
  render(<Page />, options);
  const shown = () => {
    if (!last) throw new Error("Nothing was rendered.");
    return last;
  };
  return { now: () => shown().result, path: () => shown().path };
}
