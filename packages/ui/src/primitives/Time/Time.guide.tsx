import type { Guide } from "../../fixtures/guide.ts";
import { Time } from "./Time.tsx";

export const guide = {
  notFor:
    'Not for what is left until then (Countdown). No "two hours ago": server and browser would say different things.',
  screenReader: "The date and time as written; the machine's form stands in `datetime`.",
  content: "DD/MM/YYYY or HH:mm DD/MM/YYYY in both languages, in Vietnam's time whatever the device says.",
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
