import { useFormat, useTranslation } from "@sen/i18n";
import { Clock } from "lucide-react";
import { Countdown } from "../../primitives/index.ts";

export interface EvidenceDeadlineProps {
  /** The last instant, ISO 8601. */
  endsAt: string;
  /** The server's time, ISO 8601. */
  now: string;
  /** The time has passed. */
  onEnd: () => void;
}

/** Until when evidence can be added, and how long that still is. */
export function EvidenceDeadline({ endsAt, now, onEnd }: EvidenceDeadlineProps) {
  const { t } = useTranslation("aftersales");
  const { dateTime } = useFormat();
  return (
    <>
      <span>
        <Clock aria-hidden size={18} />
        {t("complaint_detail.until", { time: dateTime(endsAt) })}
      </span>
      <span>
        {t("complaint_detail.time_left")}
        <Countdown
          endsAt={endsAt}
          now={now}
          label={t("complaint_detail.time_left")}
          daysLabel={(count) => t("case_page.days", { count })}
          onEnd={onEnd}
        />
      </span>
    </>
  );
}
