/** What the area gives to the others. */
export { useNotice } from "./notice-events.ts";
