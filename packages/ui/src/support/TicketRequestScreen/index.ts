export { TicketRequestScreen, type TicketRequestScreenProps } from "./TicketRequestScreen.tsx";
export type { TicketFormDraft, TicketFormValues } from "./use-ticket-form.ts";
