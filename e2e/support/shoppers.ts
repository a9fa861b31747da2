/** Each journey in Vietnamese on a phone, and in English on a desktop. */
export const shoppers = [
  { who: "in Vietnamese on a phone", prefix: "", tag: ["@phone"] },
  { who: "in English on a desktop", prefix: "/en", tag: [] },
];

/** Tag of a journey that a Chromium without windows cannot make: there notifications are refused whatever is granted. */
export const withWindows = "@windows";
