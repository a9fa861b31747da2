import { localeOfPath, useLocale } from "@sen/i18n";
import { LinkProvider } from "@sen/ui/primitives";
import { lazy, Suspense, type ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router-dom";
import type { Route } from "./+types/root";
import { PageViews } from "./analytics/PageViews.tsx";
import { RouterLink } from "./browser/RouterLink.tsx";
import { SeededCache } from "./data/SeededCache.tsx";
import { menuSeed } from "./data/menu-seed.ts";
import { GlobalStyles } from "./head/GlobalStyles.tsx";
import { useNonce } from "./head/nonce.ts";
import { PublicUrlContext } from "./head/public-url.ts";
import { routePage } from "./route-page.ts";
import { factsContext, serverApiContext } from "./request-context.ts";
import { ShopShell } from "./shell/ShopShell.tsx";

const PageFailure = lazy(() => import("./shell/PageFailure.tsx"));

/** What every page has: the menus' data, and the origin that canonical addresses begin with. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, path } = context.get(factsContext);
  const api = context.get(serverApiContext);
  Object.assign(api.seed, await menuSeed(api, localeOfPath(path)));
  return { publicUrl };
}

/** The first load told all there is: a later step asks nothing of the server for the shell. */
export function shouldRevalidate() {
  return false;
}

/** The document around every page, the failed ones too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const locale = useLocale();
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <GlobalStyles />
        <Links />
      </head>
      <body>
        <SeededCache>
          <PublicUrlContext value={data?.publicUrl ?? ""}>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </PublicUrlContext>
        </SeededCache>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default routePage(function Root() {
  return (
    <ShopShell>
      <PageViews />
      <Outlet />
    </ShopShell>
  );
});

/** What fails around the pages; what fails on one of them keeps the shell (`routes/locale.tsx`). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopShell>
      <Suspense>
        <PageFailure error={error} />
      </Suspense>
    </ShopShell>
  );
}
