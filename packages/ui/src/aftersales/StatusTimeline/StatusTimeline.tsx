import {
  newestFirst,
  type complaintLabel,
  type deliveryEventLabel,
  type OrderTitleKey,
  type refundLabel,
  type ReturnLabel,
  type StatusChange,
  type Tone,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button, StatusBadge, Time } from "../../primitives/index.ts";
import { Root } from "./StatusTimeline.styles.ts";

/** One change of a status: an order's, a return's, a refund's or a complaint's. */
export interface TimelineEntry<Status> extends StatusChange {
  status_update: Status;
  /** What the carrier wrote, where the history has it. */
  note?: { reason_delivery_fail: string | null } | null;
  /** Where, where the history has it. */
  place?: string | null;
}

/** What a status is called and how good the news is: as `complaintLabel`, `returnLabel`, `refundStatusLabel` and `deliveryEventLabel` say. */
export interface TimelineLabel {
  labelKey:
    | OrderTitleKey
    | ReturnType<typeof complaintLabel>["labelKey"]
    | ReturnLabel["labelKey"]
    | ReturnType<typeof refundLabel>["labelKey"]
    | ReturnType<typeof deliveryEventLabel>["labelKey"];
  tone: Tone;
}

export interface StatusTimelineProps<Entry extends TimelineEntry<unknown>> {
  /** In any order: shown newest first. */
  entries: readonly Entry[];
  /** What an entry is called, and how good the news is. */
  label: (status: Entry["status_update"], entry: Entry) => TimelineLabel;
  /**
   * The level of its heading in the page.
   * @default "h2"
   */
  heading?: "h2" | "h3";
  /** What it is the history of; the status without it. */
  title?: string;
  /**
   * Changes that stand there before "show more".
   * @default 6
   */
  shownFirst?: number;
}

/** Every change of a status, with its time in Vietnam. Spec §2, complaint detail. */
export function StatusTimeline<Entry extends TimelineEntry<unknown>>({
  entries,
  label,
  heading = "h2",
  title,
  shownFirst = 6,
}: StatusTimelineProps<Entry>) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const [open, setOpen] = useState(false);
  const id = useId();
  const Heading = heading;
  // One more is not worth a press.
  const shown = open || entries.length <= shownFirst + 1 ? entries.length : shownFirst;
  return (
    <Root>
      <Heading id={`${id}-title`}>{title ?? t("timeline.title")}</Heading>
      <ol id={id} aria-labelledby={`${id}-title`}>
        {newestFirst(entries).map((entry, index) => {
          const { labelKey, tone } = label(entry.status_update, entry);
          const reason = entry.note?.reason_delivery_fail?.trim();
          return (
            <li
              key={entry.id}
              data-tone={tone}
              hidden={index >= shown}
              aria-current={index === 0 ? "step" : undefined}
            >
              {index === 0 ? (
                <StatusBadge tone={tone}>{t(labelKey)}</StatusBadge>
              ) : (
                <strong>{t(labelKey)}</strong>
              )}
              <Time dateTime={entry.create_at} />
              {entry.place && <p dir="auto">{entry.place}</p>}
              {reason && <p dir="auto">{reason}</p>}
            </li>
          );
        })}
      </ol>
      {entries.length > shownFirst + 1 && (
        <Button
          tone="quiet"
          size="small"
          icon={<ChevronDown aria-hidden size={18} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t("timeline.less") : t("timeline.more", { count: entries.length - shownFirst })}
        </Button>
      )}
    </Root>
  );
}
