import { localizedPath, useLocale, type Locale } from "@sen/i18n";
import { ChosenMallContext } from "@sen/ui/catalog";
import { DraftsContext, KnownCustomerContext } from "@sen/ui/forms";
import { NoScript, PageShell } from "@sen/ui/shell";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useTemporarySessionGuard } from "../areas/auth/use-temporary-session-guard.ts";
import { useCartCount } from "../areas/cart/known-cart.ts";
import { useLastMall } from "../areas/catalog/use-last-mall.ts";
import { useLinks } from "../areas/links.ts";
import { useUnreadCounts } from "../areas/notifications/unread-counts.ts";
import { useNotices } from "../areas/notifications/use-notices.ts";
import { useColorScheme } from "../core/color-scheme.ts";
import { draftStore } from "../core/drafts/use-draft.ts";
import type { Route } from "../core/route.ts";
import { chooseLocale } from "../core/session/chosen-locale.ts";
import { useCustomer } from "../core/session/session.ts";
import { useStore } from "../core/store.ts";
import { announcement } from "../shell/arrivals.ts";
import { useMenus } from "../shell/menus.ts";
import { StepIndicator } from "../shell/StepIndicator.tsx";
import { useKeptPages } from "../shell/use-kept-pages.ts";
import { useScroll } from "../shell/use-scroll.ts";
import { useServiceStatus } from "../shell/use-service-status.ts";
import { useMergeGuest } from "./use-merge-guest.ts";
import { useIdlePrefetch } from "./use-prefetch.ts";
import { useSearch } from "./use-search.ts";
import { useSignOutToast } from "./use-sign-out-toast.ts";

export interface ShopShellProps {
  row: Route | null;
  children: ReactNode;
}

/** Header, bottom bar and footer, with the customer's or the guest's data. */
export function ShopShell({ row, children }: ShopShellProps) {
  useBehaviour(row);
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const profile = useCustomer()?.profile;
  const name = profile?.full_name ?? null;
  const cartCount = useCartCount();
  const unreadCount = useUnreadCounts()?.total ?? 0;
  const menus = useMenus();
  const links = useLinks();
  const currentMallId = useLastMall(Number(/\/mall\/(\d+)/.exec(pathname)?.[1]) || null);
  const customer = useMemo(() => ({ cartCount, unreadCount, name }), [cartCount, unreadCount, name]);
  const known = useDeferredValue(
    useMemo(
      () => ({ name: profile?.full_name ?? "", phone: profile?.phone ?? "", email: profile?.email ?? "" }),
      [profile],
    ),
  );
  // Deferred: React discards server HTML whose contexts change before it has hydrated.
  const chosenMall = useDeferredValue(menus.malls.find(({ id }) => id === currentMallId) ?? null);
  const language = useMemo(
    () => ({
      locale,
      hrefOf: (other: Locale) => localizedPath(pathname + search + hash, other),
      onChoose: chooseLocale,
    }),
    [locale, pathname, search, hash],
  );
  return (
    <PageShell
      {...(row?.place && { place: row.place })}
      ownBar={row?.ownBar ?? false}
      toPurchase={row?.toPurchase ?? false}
      needsScript={row?.needsScript !== undefined}
      noScript={
        import.meta.env.SSR && <NoScript area={row?.needsScript} here={pathname + search} paths={links} />
      }
      paths={links}
      malls={menus.malls}
      {...(currentMallId !== null && { currentMallId })}
      categories={menus.categories}
      customer={customer}
      language={language}
      search={useSearch(row)}
      trouble={useServiceStatus()}
      scheme={useColorScheme()}
      progress={<StepIndicator />}
      announcement={useStore(announcement)}
    >
      <KnownCustomerContext value={known}>
        <DraftsContext value={draftStore}>
          <ChosenMallContext value={chosenMall}>{children}</ChosenMallContext>
        </DraftsContext>
      </KnownCustomerContext>
    </PageShell>
  );
}

function useBehaviour(row: Route | null): void {
  const { pathname, search } = useLocation();
  useSignOutToast(row?.customersOnly ?? false);
  useScroll();
  useKeptPages(pathname + search, row?.secretQuery ?? false);
  useIdlePrefetch(row);
  useMergeGuest();
  useNotices();
  useTemporarySessionGuard(pathname);
}
