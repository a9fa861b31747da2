import { useFormat } from "@sen/i18n";
import type { RootProps } from "../root-props.ts";

export interface TimeProps extends RootProps<"time"> {
  /** ISO 8601 with a time zone. */
  dateTime: string;
  /** Shows the date only, or also hours and minutes. @default "minute" */
  precision?: "day" | "minute";
}

/** A date or time in Vietnam's time zone, whatever the device's zone. Spec §9: DD/MM/YYYY and HH:mm DD/MM/YYYY. */
export function Time({ dateTime, precision = "minute", ...root }: TimeProps) {
  const { date, dateTime: minute } = useFormat();
  return (
    <time {...root} dateTime={dateTime}>
      {precision === "day" ? date(dateTime) : minute(dateTime)}
    </time>
  );
}
