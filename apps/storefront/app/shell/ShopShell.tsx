import type { SearchSuggestion } from "@sen/api";
import { localizedPath, useLocale, type Locale } from "@sen/i18n";
import { PageShell, type ShellPlace } from "@sen/ui/shell";
import { useMemo, type ReactNode } from "react";
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the shell hands it to everybody else
import { useNavigate } from "react-router-dom";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { LinkSteps } from "../browser/LinkSteps.tsx";
import { NavigateContext } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useAlive } from "../browser/useAlive.ts";
import { useOfflineGuard } from "../browser/useOfflineGuard.ts";
import { useOnline } from "../browser/useOnline.ts";
import { chooseLocale } from "../browser/choose-locale.ts";
import { useCartCount } from "../data/cart/useCart.ts";
import { useCategories, useMalls } from "../data/catalog.ts";
import { suggest } from "../data/suggest.ts";
import { usePaths } from "../paths.ts";
import { useCustomer } from "../session/useCustomer.ts";
import { shellPathsOf, suggestionHref } from "./shell-paths.ts";

/** What a route tells the shell, as its `handle`. */
export interface ShellHandle {
  /** Which of the bottom bar's ways the page belongs to. */
  place?: ShellPlace;
  /** The page has a bar of its own at the bottom of a phone. */
  ownBar?: boolean;
}

const NONE: readonly never[] = [];

/** Header, bottom bar and footer with the data of whoever is here. */
export function ShopShell({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const name = useCustomer()?.profile.full_name ?? null;
  const cartCount = useCartCount();
  const categories = useCategories();
  const malls = useMalls();
  const handle = useHandle();
  useAlive();
  useOfflineGuard();
  const keyword = useUrlQuery().get("keyword") ?? "";
  const customer = useMemo(() => ({ cartCount, unreadCount: 0, name }), [cartCount, name]);
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
      onSearch: (wanted: string) => void navigate(paths.search(wanted)),
      suggest,
      hrefOf: (suggestion: SearchSuggestion) => suggestionHref(suggestion, paths),
      onGo: (href: string) => void navigate(href),
    }),
    [keyword, navigate, paths],
  );
  const mallId = /\/mall\/(\d+)/.exec(pathname)?.[1];
  return (
    <NavigateContext value={navigate}>
      <PageShell
        {...handle}
        paths={shellPathsOf(locale)}
        malls={malls.data?.data ?? NONE}
        {...(mallId ? { currentMallId: Number(mallId) } : {})}
        categories={categories.data?.data ?? NONE}
        customer={customer}
        language={language}
        search={searching}
        online={useOnline()}
        navigating={useNavigation().state === "loading"}
      >
        <LinkSteps />
        {children}
      </PageShell>
    </NavigateContext>
  );
}

function useHandle(): ShellHandle {
  return Object.assign(
    {},
    ...useMatches().map(({ handle }) => handle as ShellHandle | undefined),
  ) as ShellHandle;
}
