export { closeAlert, closeNumberedAlert, mailAlert, measureAlerts, raiseAlert } from "./alerts.ts";
export { countEvent, recordEvent } from "./record-event.ts";
