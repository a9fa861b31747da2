import type { Guide } from "../../fixtures/guide.ts";
import { Time } from "./Time.tsx";

export const guide = {
  notFor:
    'For the time left use Countdown. Never "two hours ago": server and browser would render different texts.',
  screenReader: "The date and time as written; `datetime` holds the machine-readable form.",
  content:
    "DD/MM/YYYY or HH:mm DD/MM/YYYY in both languages, in Vietnam's time zone whatever the device's zone.",
  practices: ["Status/ExactTimes"],
} satisfies Guide;

/** To the minute, in Vietnam time. */
export const ToTheMinute = () => <Time dateTime="2026-11-20T18:05:00Z" />;

/** To the day. */
export const ToTheDay = () => <Time dateTime="2026-11-20T18:05:00Z" precision="day" />;

/** In a sentence. */
export const InASentence = () => (
  <p>
    Đặt lúc <Time dateTime="2026-11-21T02:15:00Z" />
  </p>
);
