export { closeAlert, closeNumberedAlert, mailAlert, measureAlerts, raiseAlert } from "./alerts.ts";
export { recordEvent } from "./record-event.ts";
