export { closeAlert, mailAlert, raiseAlert } from "./alerts.ts";
export { recordEvent } from "./record-event.ts";
