export { answerTicket } from "./answer-ticket.ts";
export { closeTicket } from "./close-ticket.ts";
export { createTicket } from "./create-ticket.ts";
export { getTicket, readTicket } from "./get-ticket.ts";
export { listMyTickets } from "./list-tickets.ts";
export { getQuestion, listQuestions, sendQuestionFeedback } from "./questions.ts";
export { rateTicket } from "./rate-ticket.ts";
export { reopenTicket } from "./reopen-ticket.ts";
