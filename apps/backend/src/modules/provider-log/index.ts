export { closeAlert, mailAlert, measureAlerts, raiseAlert } from "./alerts.ts";
export { countEvent, recordEvent } from "./record-event.ts";
