import { useTranslation } from "@sen/i18n";
import { Bell, ChevronDown, LayoutGrid, MapPin, ShoppingBag, UserRound } from "lucide-react";
import { memo } from "react";
import { CountBadge, Link } from "../../primitives/index.ts";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch.tsx";
import { SearchBox, type SearchBoxProps } from "../SearchBox/SearchBox.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import type { ShellCategory, ShellCustomer, ShellLanguage, ShellMall, ShellPaths } from "../shell-types.ts";
import { Root } from "./Header.styles.ts";
import { CATEGORY_MENU_ID, MenuPanel } from "./MenuPanel.tsx";

export interface HeaderProps {
  /** URLs of the shop's own pages. */
  paths: ShellPaths;
  /** Malls in display order. */
  malls: readonly ShellMall[];
  /** Mall of the page, or the customer's last one. */
  currentMallId?: number;
  /** First-level categories. */
  categories: readonly ShellCategory[];
  /** The customer, with cart and notification counts. */
  customer: ShellCustomer;
  /** Current language and the links to the others. */
  language: ShellLanguage;
  /** Props of the search box. */
  search: Omit<SearchBoxProps, "action">;
}

const MALL_MENU_ID = "sen-malls";

/** Vietnamese given names come last: "Nguyễn Minh Anh" becomes "Minh Anh". */
const givenNames = (name: string) => name.trim().split(/\s+/).slice(-2).join(" ");

/** On a phone: logo, search, cart, and one button for malls and language. From 1024 px these are separate, with categories, notifications and account. */
export const Header = memo(function Header(props: HeaderProps) {
  const { paths, malls, currentMallId, categories, customer, language, search } = props;
  const { t } = useTranslation("shell");
  const mall = malls.find(({ id }) => id === currentMallId);
  return (
    <Root>
      <div>
        <Link href={paths.home} aria-label={t("homeOf")} data-home>
          <Wordmark />
        </Link>
        <nav aria-label={t("navigation.main")}>
          <button type="button" popoverTarget={MALL_MENU_ID} data-menu="malls">
            <MapPin aria-hidden size={20} />
            <span>{mall?.name ?? t("malls.choose")}</span>
            <ChevronDown aria-hidden size={16} />
          </button>
          <button type="button" popoverTarget={CATEGORY_MENU_ID} data-menu="categories">
            <LayoutGrid aria-hidden size={20} />
            <span>{t("categories.title")}</span>
            <ChevronDown aria-hidden size={16} />
          </button>
        </nav>
        <SearchBox {...search} action={paths.searchPage} key={search.keyword} />
        <div data-tools>
          <LanguageSwitch {...language} look="codes" />
          <button type="button" popoverTarget={MALL_MENU_ID} aria-label={t("malls.and_language")}>
            <MapPin aria-hidden />
          </button>
          <Link
            href={paths.notifications}
            aria-label={
              customer.unreadCount > 0
                ? t("notifications.unread", { count: customer.unreadCount })
                : t("notifications.title")
            }
            data-wide
          >
            <Bell aria-hidden />
            <CountBadge count={customer.unreadCount} />
          </Link>
          <Link
            href={paths.cart}
            aria-label={
              customer.cartCount > 0 ? t("cart.count", { count: customer.cartCount }) : t("cart.title")
            }
          >
            <ShoppingBag aria-hidden />
            <CountBadge count={customer.cartCount} />
          </Link>
          <Link href={customer.name === null ? paths.login : paths.account} data-wide data-account>
            <UserRound aria-hidden />
            <span>{customer.name === null ? t("login") : givenNames(customer.name)}</span>
          </Link>
        </div>
      </div>
      <MenuPanel
        id={MALL_MENU_ID}
        title={t("malls.title")}
        links={malls.map(({ id, name }) => ({
          href: paths.mall(id),
          label: name,
          current: id === currentMallId,
        }))}
        foot={
          <div data-foot>
            <p>{t("language.title")}</p>
            <LanguageSwitch {...language} />
          </div>
        }
      />
      <MenuPanel
        id={CATEGORY_MENU_ID}
        title={t("categories.title")}
        links={[
          { href: paths.products, label: t("categories.all") },
          ...categories.map(({ id, name, image_url, children = [] }) => ({
            href: paths.category(id),
            label: name,
            picture: image_url,
            below: children.map((child) => ({ href: paths.category(child.id), label: child.name })),
          })),
        ]}
      />
    </Root>
  );
});
