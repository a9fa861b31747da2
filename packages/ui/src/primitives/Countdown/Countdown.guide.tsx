import type { Guide } from "../../fixtures/guide.ts";
import { Countdown } from "./Countdown.tsx";

export const guide = {
  notFor: "For a moment far away use Time, which shows the date. Not if nothing happens at the end.",
  screenReader:
    "A timer named by its label. It is not announced every second; users can move to it to hear the time left.",
  content: 'The label says what ends: "Kết thúc sau". The word for days is built in.',
  practices: ["Status/DeadlinesAreMoments"],
} satisfies Guide;

/** Time until a deal ends, by the server's clock. */
export const OfADeal = () => (
  <Countdown now="2026-11-21T03:00:00Z" endsAt="2026-11-21T05:05:09Z" label="Kết thúc sau" />
);

/** Several days ahead: the days come before the hours. */
export const DaysAhead = () => (
  <Countdown now="2026-11-21T03:00:00Z" endsAt="2026-11-24T05:05:09Z" label="Bắt đầu sau" />
);

/** Refetches the list when the deal ends. */
export const AsksAnew = () => (
  <Countdown
    now="2026-11-21T03:00:00Z"
    endsAt="2026-11-21T03:00:30Z"
    label="Kết thúc sau"
    onEnd={() => {
      dispatchEvent(new Event("deal-ended"));
    }}
  />
);
