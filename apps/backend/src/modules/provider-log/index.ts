export { closeAlert, mailAlert, measureAlerts, raiseAlert } from "./alerts.ts";
export { recordEvent } from "./record-event.ts";
