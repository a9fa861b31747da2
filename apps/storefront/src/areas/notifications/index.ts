/** What the area gives to the others. */
export { useNoticesChange } from "./notice-events.ts";
