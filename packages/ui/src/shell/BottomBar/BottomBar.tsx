import { useTranslation } from "@sen/i18n";
import { Bell, House, LayoutGrid, ReceiptText, UserRound, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import { color, layer, media, mixins, size, space, weight } from "../../foundations/index.ts";
import { CountBadge, Link } from "../../primitives/index.ts";
import { CATEGORY_MENU_ID } from "../Header/MenuPanel.tsx";
import type { ShellPaths, ShellPlace } from "../shell-types.ts";

export interface BottomBarProps {
  /** URLs of the shop's own pages. */
  paths: ShellPaths;
  /** Current section; none on pages such as a product. */
  place?: ShellPlace | undefined;
  /** Number of unread notifications. */
  unreadCount: number;
}

/** Bottom navigation with five links, for phones; in a low window at the end of the page. Hidden from 1024 px, where the header has them. */
export function BottomBar({ paths, place, unreadCount }: BottomBarProps) {
  const { t } = useTranslation("shell");
  const here = (candidate: ShellPlace) => (candidate === place ? "page" : undefined);
  const link = (
    to: "home" | "orders" | "account",
    Icon: LucideIcon,
    text: "shell:home" | "shell:orders" | "shell:account",
  ) => (
    <Link href={paths[to]} aria-current={here(to)}>
      <Icon aria-hidden />
      <span>{t(text)}</span>
    </Link>
  );
  return (
    <Root aria-label={t("navigation.bottom")}>
      {link("home", House, "shell:home")}
      <button type="button" popoverTarget={CATEGORY_MENU_ID} aria-current={here("categories")}>
        <LayoutGrid aria-hidden />
        <span>{t("categories.short")}</span>
      </button>
      <Link
        href={paths.notifications}
        aria-current={here("notifications")}
        aria-label={unreadCount > 0 ? t("notifications.shortUnread", { count: unreadCount }) : undefined}
      >
        <Bell aria-hidden />
        <CountBadge count={unreadCount} />
        <span>{t("notifications.short")}</span>
      </Link>
      {link("orders", ReceiptText, "shell:orders")}
      {link("account", UserRound, "shell:account")}
    </Root>
  );
}

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color.surfaceRaised};
  border-top: 1px solid ${color.line};

  > * {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 2px;
    height: ${size.bottomBar};
    ${mixins.textStyle("caption", { weight: "medium", color: "inkMuted" })}
    outline-offset: -4px;
  }
  > * > span:last-child {
    max-width: 100%;
    /* At 200% text size, a whole label is better than half of a larger one. */
    font-size: clamp(11px, 3.33vw, 1em);
    ${mixins.oneLine}
  }
  > a > span[aria-hidden] {
    position: absolute;
    top: ${space[1]};
    left: calc(50% + 4px);
    box-shadow: 0 0 0 2px ${color.surfaceRaised};
  }
  > [aria-current] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
  }
  > [aria-current]::before {
    content: "";
    position: absolute;
    inset: -1px 30% auto;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: ${color.brand};
  }
  ${media.low} {
    position: static;
  }
  ${media.large} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
