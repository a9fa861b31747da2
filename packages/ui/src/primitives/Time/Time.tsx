import { useFormat } from "@sen/i18n";
import type { RootProps } from "../root-props.ts";

export interface TimeProps extends RootProps<"time"> {
  /** ISO 8601, with its zone. */
  dateTime: string;
  /** The day, or the minute. @default "minute" */
  precision?: "day" | "minute";
}

/** A moment in Vietnam's time, whatever the device says. Spec §9: DD/MM/YYYY and HH:mm DD/MM/YYYY. */
export function Time({ dateTime, precision = "minute", ...root }: TimeProps) {
  const { date, dateTime: minute } = useFormat();
  return (
    <time {...root} dateTime={dateTime}>
      {precision === "day" ? date(dateTime) : minute(dateTime)}
    </time>
  );
}
