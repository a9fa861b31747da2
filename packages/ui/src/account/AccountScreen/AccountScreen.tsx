import type { MemberTier, OrderCounts } from "@sen/api";
import { memberTierOf, nextMemberTier, type OrderShortcut } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";
import { Link } from "../../primitives/index.ts";
import { accountMenuIcons, type AccountMenuItem } from "../AccountMenu/account-menu-items.ts";
import { AccountMenu, type AccountMenuProps } from "../AccountMenu/AccountMenu.tsx";
import { CustomerHeader, type ShownCustomer } from "../AccountMenu/CustomerHeader.tsx";
import { OrderShortcuts } from "./OrderShortcuts.tsx";

/** The customer's orders, points and lists in numbers; each is null while loading. */
export interface AccountOverview {
  orders: OrderCounts | null;
  /** Points, and the tier if the customer is a member. */
  membership: { points: number; tier: MemberTier | null } | null;
  /** Number of usable saved coupons. */
  vouchers: number | null;
  /** Number of products on the wish list. */
  wishes: number | null;
  /** Number of followed shops. */
  followedShops: number | null;
}

export interface AccountScreenProps extends Pick<AccountMenuProps, "onSignOut"> {
  /** URL of each entry of the menu. */
  hrefs: Record<AccountMenuItem, string>;
  /** The signed-in customer; null while loading. */
  customer: ShownCustomer | null;
  /** The numbers shown on the page. */
  overview: AccountOverview;
  /** A `WelcomeGift` for new customers. */
  welcome?: ReactNode;
  /** URL of the order list for a shortcut. */
  shortcutHref: (shortcut: OrderShortcut) => string;
}

/** The account's first page: customer, orders needing attention, points, coupons, then settings with account removal last. Spec §2, account. */
export function AccountScreen(props: AccountScreenProps) {
  const { customer, overview, welcome, shortcutHref, hrefs, onSignOut } = props;
  const { t } = useTranslation("account");
  const { purchase, voucher, wish_list, followed_shops, shop_questions, membership, remove, ...settings } =
    hrefs;
  const countText = (name: "vouchers" | "wishes" | "followed_shops", count: number | null) =>
    count === null ? null : t(`overview.${count > 0 ? "" : "no_"}${name}`, { count });
  const cards = [
    { item: "voucher", text: countText("vouchers", overview.vouchers) },
    { item: "wish_list", text: countText("wishes", overview.wishes) },
    { item: "followed_shops", text: countText("followed_shops", overview.followedShops) },
    { item: "shop_questions", text: t("overview.shop_questions") },
  ] as const;
  return (
    <Root>
      <header>
        <CustomerHeader customer={customer} heading="h1" />
      </header>
      {welcome}
      <OrderShortcuts counts={overview.orders} hrefOf={shortcutHref} allHref={purchase} />
      <div data-cards>
        <Membership href={membership} membership={overview.membership} />
        {cards.map(({ item, text }) => (
          <OverviewCard key={item} item={item} href={hrefs[item]} text={text} />
        ))}
      </div>
      <AccountMenu hrefs={settings} onSignOut={onSignOut} look="lists" />
      <Link href={remove} data-remove>
        {t("menu.item.remove")}
      </Link>
    </Root>
  );
}

/** Tier, points and what is missing to the next tier. Customers who have not joined see the points waiting for them. */
function Membership({ href, membership }: { href: string; membership: AccountOverview["membership"] }) {
  const { t } = useTranslation("account");
  const { integer } = useFormat();
  const counted = (count: number) => ({ count, points: integer(count) });
  const { tier, points } = membership ?? { tier: null, points: 0 };
  const joining = points > 0 ? t("overview.waiting", counted(points)) : t("overview.join");
  if (!tier) return <OverviewCard item="membership" href={href} text={membership && joining} />;
  const next = nextMemberTier(points);
  const title = t("overview.tier_points", { tier: t(`overview.tier.${tier}`), ...counted(points) });
  const toNext = next
    ? t("overview.to_next", { tier: t(`overview.tier.${next.tier}`), ...counted(next.from - points) })
    : t("overview.highest");
  const text = memberTierOf(points, true) === tier ? toNext : t("overview.verify");
  return <OverviewCard item="membership" href={href} title={title} text={text} />;
}

interface OverviewCardProps {
  item: AccountMenuItem;
  href: string;
  /** @default the entry's label in the menu */
  title?: string | undefined;
  /** Null while loading. */
  text: string | null;
}

function OverviewCard({ item, href, title, text }: OverviewCardProps) {
  const { t } = useTranslation("account");
  const Icon = accountMenuIcons[item];
  return (
    <Link href={href}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      <span>
        <strong>{title ?? t(`menu.item.${item}`)}</strong>
        <small data-muted>{text ?? "\u00a0"}</small>
      </span>
      <ChevronRight aria-hidden size={18} />
    </Link>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}

  > header,
  > [data-cards] {
    ${mixins.card}
  }
  > header,
  > [data-cards] > a {
    padding: ${space[4]};
  }
  > [data-cards] > a {
    ${mixins.grid(3)}
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    outline-offset: -3px;
  }
  > [data-cards] > a + a {
    border-top: 1px solid ${color.line};
  }
  > [data-cards] > a > svg {
    color: ${color.inkMuted};
  }
  > [data-cards] > a > span {
    display: grid;
  }
  > [data-remove] {
    justify-self: center;
    ${mixins.touchRow()}
    padding-inline: ${space[3]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
    text-decoration: underline;
  }
  ${media.medium} {
    > [data-cards] {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    > [data-cards] > a:nth-child(odd):not(:first-child) {
      border-inline-start: 1px solid ${color.line};
    }
    /* Five cards in two columns leave no hole. */
    > [data-cards] > a:first-child {
      grid-column: 1 / -1;
    }
  }
`;
