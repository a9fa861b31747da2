export { useNoticesChange } from "./notice-events.ts";
