import type { OrderCounts } from "@sen/api";
import { ORDER_SHORTCUTS, type OrderShortcut } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CreditCard, PackageOpen, RotateCcw, Star, Truck, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, motion, radius, space } from "../../foundations/index.ts";
import { CountBadge, Link, VisuallyHidden } from "../../primitives/index.ts";

interface OrderShortcutsProps {
  /** Number of orders per status; null while loading. */
  counts: OrderCounts | null;
  /** URL of the order list for a shortcut. */
  hrefOf: (shortcut: OrderShortcut) => string;
  allHref: string;
}

const icons: Record<OrderShortcut, LucideIcon> = {
  to_pay: CreditCard,
  preparing: PackageOpen,
  delivering: Truck,
  to_review: Star,
  returning: RotateCcw,
};
const shortcuts = Object.keys(ORDER_SHORTCUTS) as OrderShortcut[];

/** Links to the orders that need attention, each with their number. */
export function OrderShortcuts({ counts, hrefOf, allHref }: OrderShortcutsProps) {
  const { t } = useTranslation("account");
  return (
    <Root aria-labelledby="order-shortcuts">
      <div>
        <h2 id="order-shortcuts" data-small>
          {t("menu.item.purchase")}
        </h2>
        <Link href={allHref}>{t("overview.all_orders")}</Link>
      </div>
      <ul>
        {shortcuts.map((shortcut) => {
          const Icon = icons[shortcut];
          const count = counts?.[shortcut] ?? 0;
          return (
            <li key={shortcut}>
              <Link href={hrefOf(shortcut)}>
                <i>
                  <Icon aria-hidden size={24} strokeWidth={1.75} />
                  <CountBadge count={count} />
                </i>
                <span>{t(`overview.shortcut.${shortcut}`)}</span>
                {count > 0 && <VisuallyHidden>{t("overview.count", { count })}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.grid(3)}
  padding: ${space[4]};

  > div {
    ${mixins.wrap(1, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > div > a {
    ${mixins.touchRow()}
    ${mixins.textStyle("small", { color: "brand" })}
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(20%, 3.25rem), 1fr));
    margin-inline: calc(-1 * ${space[3]}); /* Keeps "thanh toán" on one line at 360 px. */
  }
  > ul > li > a {
    ${mixins.grid(1)}
    justify-items: center;
    align-content: start;
    min-height: 72px;
    padding-block: ${space[2]};
    border-radius: ${radius.medium};
    ${mixins.textStyle("caption", { color: "ink" })}
    text-align: center;
    transition: background ${motion.quick};
  }
  > ul > li > a:hover {
    background: ${color.surfaceSunken};
  }
  > ul > li > a > i {
    position: relative;
    color: ${color.inkMuted};
  }
  > ul > li > a > i > span {
    position: absolute;
    left: 60%;
    top: -6px;
  }
`;
