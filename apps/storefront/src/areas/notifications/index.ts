/** What the area gives to the others. */
export { subscribeToNotices } from "./notice-events.ts";
