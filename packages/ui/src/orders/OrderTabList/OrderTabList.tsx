import { ORDER_SHORTCUTS, ORDER_TABS, type OrderTab, type TablessShortcut } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TabLinks } from "../../primitives/index.ts";

export interface OrderTabListProps {
  /** Current tab. */
  current: OrderTab;
  /** URL of a tab. */
  tabHref: (tab: OrderTab) => string;
  /** Filter used instead of a tab; shown as an extra first tab. */
  shortcut?: TablessShortcut | null | undefined;
}

/** The eleven tabs of the order list, in the spec's order. Spec §2, order list, and §4, order tab filter. */
export function OrderTabList({ current, tabHref, shortcut = null }: OrderTabListProps) {
  const { t } = useTranslation(["orders", "account"]);
  const tabs = ORDER_TABS.map((tab) => ({ href: tabHref(tab), label: t(`tab.${tab}`) }));
  if (shortcut === null) return <TabLinks label={t("list.tabs")} tabs={tabs} current={tabHref(current)} />;
  const own = {
    href: `?status=${ORDER_SHORTCUTS[shortcut]}`,
    label: t(`account:overview.shortcut.${shortcut}`),
  };
  return <TabLinks label={t("list.tabs")} tabs={[own, ...tabs]} current={own.href} />;
}
