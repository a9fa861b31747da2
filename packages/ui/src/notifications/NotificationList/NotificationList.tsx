import type { Notification } from "@sen/api";
import type { NotificationTab } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { BadgePercent, Bell, PackageSearch, Wallet, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { NoWrap, Link, Picture, Time, VisuallyHidden } from "../../primitives/index.ts";

/** Target of a notification, in the page's language. Spec §2, notification targets. */
export interface NotificationOpening {
  href: string;
  newTab: boolean;
}

export interface NotificationListProps {
  /** Notifications, newest first. */
  notifications: readonly Notification[];
  /** Target of a notification; null if it has none or leads to this page. */
  openingOf: (notification: Notification) => NotificationOpening | null;
  /** Called when an unread notification is clicked. */
  onRead: (notification: Notification) => unknown;
}

const icons: Record<NotificationTab, LucideIcon> = {
  activity: Bell,
  promotion: BadgePercent,
  order: PackageSearch,
  wallet: Wallet,
};

/** Notifications, newest first. Each links to its target; unread ones have a dot. */
export function NotificationList({ notifications, openingOf, onRead }: NotificationListProps) {
  const { t } = useTranslation("notifications");
  return (
    <Root>
      {notifications.map((one) => {
        const opening = openingOf(one);
        const Icon = icons[one.type];
        const title = (
          <>
            {!one.is_read && <VisuallyHidden>{t("list.unread")} </VisuallyHidden>}
            {one.title}
            {opening?.newTab && <VisuallyHidden> {t("list.new_tab")}</VisuallyHidden>}
          </>
        );
        const pressed = one.is_read ? undefined : () => onRead(one);
        return (
          <li key={one.id} data-unread={!one.is_read || undefined}>
            <div data-picture>
              {one.image_url === null ? (
                <Icon aria-hidden size={24} strokeWidth={1.75} />
              ) : (
                <Picture src={one.image_url} alt="" sizes="48px" widest={160} />
              )}
            </div>
            <div data-body>
              <h2>
                {opening ? (
                  <Link
                    href={opening.href}
                    {...(opening.newTab && { target: "_blank", rel: "noopener" })}
                    prefetch="none"
                    onClick={pressed}
                  >
                    {title}
                  </Link>
                ) : one.is_read ? (
                  title
                ) : (
                  <button type="button" onClick={pressed}>
                    {title}
                  </button>
                )}
              </h2>
              <p>
                <NoWrap text={one.text} />
              </p>
              <small>
                <Time dateTime={one.created_at} />
              </small>
            </div>
            {!one.is_read && <i aria-hidden />}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.card}
  overflow: hidden;

  > li {
    outline-offset: -3px;
    ${mixins.grid(3)}
    grid-template-columns: 48px minmax(0, 1fr);
    padding: ${space[3]} ${space[4]};
    transition: background ${motion.quick};
    ${mixins.coveredBy(":is(a, button)")}
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  /* A light tint, since all of the list may be unread. */
  > li[data-unread] {
    background: ${color.brandSoft};
    background: color-mix(in oklab, ${color.brandSoft} 45%, ${color.surfaceRaised});
  }
  [data-picture] {
    ${mixins.centered}
    ${mixins.square("48px")}
    overflow: hidden;
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  [data-body] {
    ${mixins.grid("2px")}
  }
  h2 {
    ${mixins.textStyle("body", { weight: "medium" })}
  }
  [data-unread] h2 {
    padding-inline-end: ${space[6]};
    font-weight: ${weight.semibold};
  }
  :is(a, button) {
    text-align: start;
  }
  p {
    font: ${text.small};
  }
  [data-unread] :is(p, small) {
    color: ${color.ink};
  }
  i {
    position: absolute;
    inset: 19px ${space[4]} auto auto;
    ${mixins.square("10px")}
    border-radius: ${radius.full};
    background: ${color.brand};
  }
`;
