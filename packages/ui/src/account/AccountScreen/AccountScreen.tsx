import type { MemberTier, OrderCounts } from "@sen/api";
import { memberTierOf, nextMemberTier, type OrderShortcut } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ChevronRight, CreditCard, TicketPercent } from "lucide-react";
import { Link } from "../../primitives/index.ts";
import { AccountMenu, type AccountMenuProps } from "../AccountMenu/index.ts";
import { CustomerHeader, type ShownCustomer } from "../AccountMenu/CustomerHeader.tsx";
import { Root } from "./AccountScreen.styles.ts";
import { OrderShortcuts } from "./OrderShortcuts.tsx";

/** What the first page says of the customer's dealings; each is null until it is known. */
export interface AccountOverview {
  orders: OrderCounts | null;
  /** Points, and the tier of who has joined. */
  membership: { points: number; tier: MemberTier | null } | null;
  /** How many saved coupons can be used. */
  vouchers: number | null;
}

export interface AccountScreenProps extends Pick<AccountMenuProps, "hrefs" | "onSignOut"> {
  /** Who is signed in; null until it is known. */
  customer: ShownCustomer | null;
  /** What there is to see at once. */
  overview: AccountOverview;
  /** The list of the orders of a shortcut. */
  shortcutHref: (shortcut: OrderShortcut) => string;
}

/** The account's first page: who is signed in, what the orders want, points and coupons; then the settings, the removal last. Spec §2, account. */
export function AccountScreen({ customer, overview, shortcutHref, hrefs, onSignOut }: AccountScreenProps) {
  const { t } = useTranslation("account");
  const { purchase, voucher, membership, remove, ...settings } = hrefs;
  return (
    <Root>
      <header>
        <CustomerHeader customer={customer} heading="h1" />
      </header>
      {purchase !== undefined && (
        <OrderShortcuts counts={overview.orders} hrefOf={shortcutHref} allHref={purchase} />
      )}
      <div data-cards>
        {membership !== undefined && <Membership href={membership} membership={overview.membership} />}
        {voucher !== undefined && (
          <Link href={voucher}>
            <TicketPercent aria-hidden size={24} strokeWidth={1.75} />
            <span>
              <strong>{t("menu.item.voucher")}</strong>
              <small>
                {overview.vouchers === null
                  ? "\u00a0"
                  : t(overview.vouchers > 0 ? "overview.vouchers" : "overview.no_vouchers", {
                      count: overview.vouchers,
                    })}
              </small>
            </span>
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </div>
      <AccountMenu hrefs={settings} onSignOut={onSignOut} look="lists" />
      {remove !== undefined && (
        <Link href={remove} data-remove>
          {t("menu.item.remove")}
        </Link>
      )}
    </Root>
  );
}

/** Tier and points, and what is missing to the next tier; of who has not joined, what joining gives. */
function Membership({ href, membership }: { href: string; membership: AccountOverview["membership"] }) {
  const { t } = useTranslation("account");
  const { integer } = useFormat();
  const tier = membership?.tier ?? null;
  const points = membership?.points ?? 0;
  const next = nextMemberTier(points);
  const needsIdentity = tier !== null && memberTierOf(points, true) !== tier;
  const hint = needsIdentity
    ? t("overview.verify")
    : next
      ? t("overview.to_next", { points: integer(next.from - points), tier: t(`overview.tier.${next.tier}`) })
      : t("overview.highest");
  return (
    <Link href={href}>
      <CreditCard aria-hidden size={24} strokeWidth={1.75} />
      <span>
        <strong>
          {tier === null
            ? t("menu.item.membership")
            : t("overview.tier_points", { tier: t(`overview.tier.${tier}`), points: integer(points) })}
        </strong>
        <small>{membership === null ? "\u00a0" : tier === null ? t("overview.join") : hint}</small>
      </span>
      <ChevronRight aria-hidden size={18} />
    </Link>
  );
}
