import "@sen/ui/global.css";
import { createI18n, localeOfPath, type LoadedTexts } from "@sen/i18n";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { keepPage, loadPage } from "./app/page-modules.ts";
import { matchPage } from "./app/routes.ts";
import type { PageData, PageModule } from "./core/page-data.ts";
import { startServerClock } from "./core/server-clock.ts";
import { redirectToStoredLocale } from "./core/session/chosen-locale.ts";
import { Document } from "./document/Document.tsx";
import { PAGE_DATA_ID, TEXTS_ID } from "./document/page-elements.ts";
import { startCounting } from "./shell/data-layer.ts";
import { dropSlippedClicks } from "./shell/drop-slipped-clicks.ts";
import { pageFailureOf } from "./shell/ErrorBoundary.tsx";
import { reloadAfterDeploy } from "./shell/reload-after-deploy.ts";

/**
 * Hydrates the server's page with the responses and texts sent along. Rejects if its module or texts cannot be fetched; it may then be
 * called again.
 */
export async function start(): Promise<void> {
  if (redirectToStoredLocale()) return;
  const { pathname, search } = window.location;
  const locale = localeOfPath(pathname);
  const page = readJson<PageData>(PAGE_DATA_ID);
  const i18n = createI18n({ locale, texts: readJson<LoadedTexts>(TEXTS_ID) });
  const match = matchPage(pathname, search);
  if (match && page.failure === null) {
    if (page.module === null) await loadPage(match.row, i18n);
    else await keepPage(match.row, import(/* @vite-ignore */ page.module) as Promise<PageModule>);
  }
  // Menus and toasts are popovers, supported since Chrome 114 and Safari 17. Without TLS, as on phones in the same network, browsers
  // make no UUIDs.
  if (!("popover" in HTMLElement.prototype && "randomUUID" in crypto)) await import("./polyfills.ts");
  const answeredAt = startServerClock(page.made_at);
  startCounting(page.tag_manager, (...at) => matchPage(...at)?.row.path ?? "/other");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document locale={locale}>
          <BrowserRouter>
            <App i18n={i18n} page={page} answeredAt={answeredAt} />
          </BrowserRouter>
        </Document>
      </StrictMode>,
      { onCaughtError: reportCrash },
    );
  });
}

/** Reports crashes only: a missing page or a lost connection is thrown too, to show another page. */
function reportCrash(error: unknown): void {
  if (pageFailureOf(error) === "crashed") reportError(error);
}

function readJson<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null") as Value;
}

reloadAfterDeploy();
dropSlippedClicks();
