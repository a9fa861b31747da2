import type { SearchSuggestion } from "@sen/api";
import { localizedPath, useLocale, type Locale } from "@sen/i18n";
import { KnownCustomerContext } from "@sen/ui/forms";
import { PageShell } from "@sen/ui/shell";
import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useCartCount } from "../areas/cart/use-cart.ts";
import { MenusContext, useMenuQueries } from "../shell/menus.ts";
import { forgetPastSearches, keepPastSearch, readPastSearches } from "../shell/past-searches.ts";
import { useJoinViewed } from "../areas/catalog/recently-viewed.ts";
import { useUnreadCounts } from "../areas/notifications/notifications.ts";
import { suggest } from "../shell/suggest.ts";
import { useHref } from "../core/route.ts";
import { catalogRoutes } from "../areas/catalog/routes.ts";
import { useColorScheme } from "../core/color-scheme.ts";
import { chooseLocale } from "../core/session/choose-locale.ts";
import { useCustomer } from "../core/session/use-customer.ts";
import { useSignOutToast } from "./use-sign-out-toast.ts";
import { useLastMall } from "../areas/catalog/use-last-mall.ts";
import { useTemporarySessionGuard } from "../areas/auth/use-temporary-session-guard.ts";
import type { Route } from "../core/route.ts";
import { readAnnouncement, subscribeToAnnouncements } from "../shell/arrivals.ts";
import { shellPathsOf, suggestionHref } from "./shell-paths.ts";
import { StepIndicator } from "../shell/StepIndicator.tsx";
import { useNotices } from "../areas/notifications/use-notices.ts";
import { useOfflineGuard } from "../shell/use-offline-guard.ts";
import { useOnline } from "../shell/use-online.ts";
import { useIdlePrefetch } from "./use-prefetch.ts";
import { useKeptPages } from "../shell/use-kept-pages.ts";
import { useScroll } from "../shell/use-scroll.ts";
import { useMergeCartOnSignIn } from "../areas/cart/use-merge-cart-on-sign-in.ts";

export interface ShopShellProps {
  /** The row of the page that is shown; null for a page that is none. */
  row: Route | null;
  children: ReactNode;
}

/** Header, bottom bar and footer with the data of whoever is here. */
export function ShopShell({ row, children }: ShopShellProps) {
  const locale = useLocale();
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const mallId = /\/mall\/(\d+)/.exec(pathname)?.[1];
  const profile = useCustomer()?.profile;
  const name = profile?.full_name ?? null;
  const cartCount = useCartCount();
  const unreadCount = useUnreadCounts()?.total ?? 0;
  const menus = useMenuQueries();
  const online = useOnline();
  const scheme = useColorScheme();
  const announcement = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement, () => "");
  useOfflineGuard();
  useSignOutToast(row?.customersOnly ?? false);
  useScroll();
  useKeptPages(pathname + search, row?.secretQuery ?? false);
  useIdlePrefetch(row);
  useMergeCartOnSignIn(name !== null);
  useJoinViewed();
  useNotices();
  useTemporarySessionGuard(pathname);
  const currentMallId = useLastMall(mallId === undefined ? null : Number(mallId));
  const keyword = row?.ownSearch ? "" : (new URLSearchParams(search).get("keyword") ?? "");
  const customer = useMemo(() => ({ cartCount, unreadCount, name }), [cartCount, unreadCount, name]);
  const known = useMemo(
    () => ({ name: profile?.full_name ?? "", phone: profile?.phone ?? "", email: profile?.email ?? "" }),
    [profile],
  );
  const language = useMemo(
    () => ({
      locale,
      hrefOf: (other: Locale) => localizedPath(pathname + search + hash, other),
      onChoose: chooseLocale,
    }),
    [locale, pathname, search, hash],
  );
  const searching = useMemo(
    () => ({
      keyword,
      onSearch: (wanted: string) => {
        keepPastSearch(wanted);
        void navigate(href(catalogRoutes.search, { keyword: wanted }));
      },
      suggest,
      history: { read: readPastSearches, forget: forgetPastSearches },
      hrefOf: (suggestion: SearchSuggestion) => suggestionHref(suggestion, href),
      onGo: (href: string) => void navigate(href),
    }),
    [keyword, navigate, href],
  );
  return (
    <PageShell
      {...(row?.place && { place: row.place })}
      ownBar={row?.ownBar ?? false}
      toPurchase={row?.toPurchase ?? false}
      needsScript={row?.needsScript}
      here={pathname + search}
      paths={shellPathsOf(locale)}
      malls={menus.malls}
      {...(currentMallId === null ? {} : { currentMallId })}
      categories={menus.categories}
      customer={customer}
      language={language}
      search={searching}
      online={online}
      scheme={scheme}
      progress={<StepIndicator />}
      announcement={announcement}
    >
      <KnownCustomerContext value={known}>
        <MenusContext value={menus}>{children}</MenusContext>
      </KnownCustomerContext>
    </PageShell>
  );
}
