import type { Notification, UnreadCounts } from "@sen/api";
import { NOTIFICATION_TABS, type NotificationTab } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { BellOff, Settings } from "lucide-react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { type CallOutcome, FailureNotice, useCall } from "../../forms/index.ts";
import {
  Button,
  ButtonLink,
  EmptyState,
  LiveRegion,
  type LoadedPages,
  PagedList,
  type Request,
  TabLinks,
} from "../../primitives/index.ts";
import { NotificationList, type NotificationListProps } from "../NotificationList/NotificationList.tsx";

/** A tab of the screen; "all" has everything the bell counts. */
export type NotificationScreenTab = NotificationTab | "all";

const TABS: readonly NotificationScreenTab[] = ["all", ...NOTIFICATION_TABS];
const unreadUnder = (unread: UnreadCounts, tab: NotificationScreenTab) =>
  unread[tab === "all" ? "total" : tab];

export interface NotificationScreenProps extends Pick<NotificationListProps, "openingOf" | "onRead"> {
  /** Current tab. */
  tab: NotificationScreenTab;
  /** URL of a tab. */
  tabHref: (tab: NotificationScreenTab) => string;
  /** URL of the notification settings. */
  settingsHref: string;
  /** URL of the products, offered if there are no notifications yet. */
  productsHref: string;
  /** Unread counts per tab; null until known. */
  unread: UnreadCounts | null;
  /** The notifications loaded so far, or the loading or failed state. */
  list: Request<Omit<LoadedPages<Notification>, "total">>;
  /** Marks all notifications in all tabs as read. Resolves to the refusal, if any. */
  onReadAll: () => Promise<CallOutcome>;
}

/** The customer's notifications: all, or by category in four tabs. Spec §2, notifications. */
export function NotificationScreen(props: NotificationScreenProps) {
  const { tab, tabHref, settingsHref, productsHref, unread, list, onReadAll, ...opening } = props;
  const { t } = useTranslation(["notifications", "shell"]);
  const { integer } = useFormat();
  const readAll = useCall(onReadAll);
  const isAllRead = !unread || unread.total === 0;
  return (
    <Root>
      <header>
        <h1>{t("shell:page.notifications")}</h1>
        <div>
          <Button
            tone="quiet"
            size="small"
            aria-disabled={isAllRead}
            onClick={() => (isAllRead ? undefined : readAll.run())}
          >
            {t("read_all")}
          </Button>
          <ButtonLink tone="quiet" size="small" href={settingsHref} icon={<Settings aria-hidden />}>
            {t("settings.link")}
          </ButtonLink>
        </div>
      </header>
      <TabLinks
        label={t("tabs")}
        tabs={TABS.map((one) => ({
          href: tabHref(one),
          label:
            unread && unreadUnder(unread, one) > 0
              ? t("tab_unread", { tab: t(`tab.${one}`), count: integer(unreadUnder(unread, one)) })
              : t(`tab.${one}`),
        }))}
        current={tabHref(tab)}
      />
      <FailureNotice failure={readAll.failure} />
      <PagedList
        request={list}
        loading={t("loading")}
        boxes={["96px", "96px", "96px", "96px", "96px"]}
        failed={t("failed")}
        empty={
          <EmptyState
            picture={<BellOff />}
            title={t(`empty.${tab}`)}
            action={
              <ButtonLink tone="secondary" href={productsHref}>
                {t("empty_action")}
              </ButtonLink>
            }
          >
            {t("empty_hint")}
          </EmptyState>
        }
        more={{
          label: t("more"),
          progress: ({ count }) => t("shown", { count }),
          failed: t("more_failed"),
        }}
      >
        {({ items }) => <NotificationList notifications={items} {...opening} />}
      </PagedList>
      <LiveRegion message={unread ? t("unread", { count: unreadUnder(unread, tab) }) : ""} />
    </Root>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}
  max-width: 820px;

  > header,
  > header > div {
    ${mixins.wrappedRow(1, 2)}
    justify-content: space-between;
  }
  /* The words of the quiet buttons are in line with the page. */
  > header > div {
    margin-inline: calc(-1 * ${space[3]});
  }
`;
