/** Each journey in Vietnamese on a phone, and in English on a desktop. */
export const shoppers = [
  { who: "in Vietnamese on a phone", prefix: "", tag: ["@phone"] },
  { who: "in English on a desktop", prefix: "/en", tag: [] },
];

/** The tag of journeys that a Chromium without windows cannot run, because it always denies notifications. */
export const withWindows = "@windows";
