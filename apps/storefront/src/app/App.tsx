import { I18nextProvider, type I18n } from "@sen/i18n";
import { HYDRATED_EVENT, ServerClock } from "@sen/ui/primitives";
import { useEffect } from "react";
import { CrashPage } from "../shell/CrashPage.tsx";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { DataProvider } from "../core/DataProvider.tsx";
import type { PageData } from "../core/page-data.ts";
import { SeenPricesProvider } from "../areas/catalog/SeenPricesProvider.tsx";
import { WishesProvider } from "../areas/catalog/WishesProvider.tsx";
import { serverNow } from "../core/server-clock.ts";
import { PublicUrlContext } from "../shell/PageHead.tsx";
import { Pages } from "./Pages.tsx";
import { RouterLinks } from "./RouterLinks.tsx";

export interface AppProps {
  i18n: I18n;
  page: PageData;
  /** When the page's responses were fetched, in ms of this machine's clock. */
  answeredAt: number;
}

/** The document's body: the shell of all pages around the open page. */
export function App({ i18n, page, answeredAt }: AppProps) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return (
    <ErrorBoundary failed={() => <CrashPage i18n={i18n} />}>
      <I18nextProvider i18n={i18n}>
        <PublicUrlContext value={page.public_url}>
          <ServerClock value={serverNow}>
            <DataProvider answers={page.answers} answeredAt={answeredAt}>
              <RouterLinks>
                <SeenPricesProvider>
                  <WishesProvider>
                    <Pages failure={page.failure} />
                  </WishesProvider>
                </SeenPricesProvider>
              </RouterLinks>
            </DataProvider>
          </ServerClock>
        </PublicUrlContext>
      </I18nextProvider>
    </ErrorBoundary>
  );
}
