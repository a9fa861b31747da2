import {
  type complaintNowLabel,
  type deliveryEventLabel,
  newestFirst,
  type OrderTitleKey,
  type refundLabel,
  type ReturnLabel,
  type StatusChange,
  type Tone,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { Button, StatusBadge, Time } from "../../primitives/index.ts";
import { color, mixins, motion, space, weight } from "../../foundations/index.ts";

/** One status change of an order, return, refund or complaint. */
export interface TimelineEntry<Status> extends StatusChange {
  status_update: Status;
  /** The carrier's note, if the history has one. */
  note?: { reason_delivery_fail: string | null } | null;
  /** The place, if the history has one. */
  place?: string | null;
}

/** Text key and tone of a status, as returned by `complaintNowLabel`, `returnLabel`, `refundStatusLabel` and `deliveryEventLabel`. */
export interface TimelineLabel {
  labelKey:
    | OrderTitleKey
    | ReturnType<typeof complaintNowLabel>["labelKey"]
    | ReturnLabel["labelKey"]
    | ReturnType<typeof refundLabel>["labelKey"]
    | ReturnType<typeof deliveryEventLabel>["labelKey"];
  tone: Tone;
}

export interface StatusTimelineProps<Entry extends TimelineEntry<unknown>> {
  /** In any order; shown newest first. */
  entries: readonly Entry[];
  /** Returns the label and tone of an entry. */
  label: (status: Entry["status_update"], entry: Entry) => TimelineLabel;
  /** Level of its heading. @default "h2" */
  heading?: "h2" | "h3";
  /** The heading's text. @default "Lịch sử trạng thái" */
  title?: string;
  /** Number of entries shown before "show more". @default 6 */
  shownFirst?: number;
}

/** Every status change, with its time in Vietnam's time zone. Spec §2, complaint detail. */
export function StatusTimeline<Entry extends TimelineEntry<unknown>>(props: StatusTimelineProps<Entry>) {
  const { entries, label, heading: Heading = "h2", title, shownFirst = 6 } = props;
  const { t } = useTranslation(["aftersales", "orders"]);
  const [open, setOpen] = useState(false);
  const id = useId();
  // Hiding a single entry is not worth a button.
  const shown = open || entries.length <= shownFirst + 1 ? entries.length : shownFirst;
  return (
    <Root>
      <Heading id={`${id}-title`} data-small>
        {title ?? t("timeline.title")}
      </Heading>
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

/** A line through the dots; the newest entry has a badge. */
const Root = styled.section`
  ${mixins.grid(3)}
  justify-items: start;
  align-content: start;

  > ol {
    width: 100%;
  }
  li {
    position: relative;
    ${mixins.grid("2px")}
    justify-items: start;
    padding: 0 0 ${space[4]} ${space[6]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: "";
    position: absolute;
    left: 3px;
    top: 6px;
    ${mixins.square("10px")}
    border-radius: 50%;
    background: ${color.lineStrong};
  }
  li::after {
    content: "";
    position: absolute;
    left: 7px;
    top: 22px;
    bottom: 0;
    width: 2px;
    background: ${color.line};
  }
  li:last-child::after {
    display: none;
  }
  li strong {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  li[aria-current]::before {
    left: 0;
    top: 7px;
    ${mixins.square("16px")}
    border: 4px solid ${color.surfaceRaised};
    background: ${color.brand};
    box-shadow: 0 0 0 2px ${color.brand};
  }
  li[aria-current]::after {
    top: 28px;
  }
  li[data-tone="danger"]:not([aria-current])::before {
    background: ${color.danger};
  }
  > button {
    margin-left: calc(-1 * ${space[3]});
  }
  > button > svg {
    transition: rotate ${motion.quick};
  }
  > button[aria-expanded="true"] > svg {
    rotate: 180deg;
  }
`;
