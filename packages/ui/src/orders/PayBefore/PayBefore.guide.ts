import type { Guide } from "../../fixtures/guide.ts";

/** How PayBefore is used. */
export const guide = {
  notFor: "Not where nothing has to be paid. For the seconds of a deal it is a Countdown.",
  anatomy: ["A clock, as decoration", "Until when"],
  keyboard: "Takes no focus.",
  screenReader: "A status: that the time is over is read when it happens.",
  content: 'The moment, not what is left of it: "Thanh toán trước 09:15 22/11".',
  practices: ["Status/DeadlinesAreMoments"],
} satisfies Guide;
