import type { Guide } from "../../fixtures/guide.ts";
import { Countdown } from "./Countdown.tsx";

export const guide = {
  notFor: "Not for a moment that is far away: Time says the date. Not where nothing happens at the end.",
  screenReader:
    "A timer called by its label. It is not read again every second: whoever wants to know goes there.",
  content: 'The label says what ends, "Kết thúc sau". The days are worded by the fragment around it.',
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
