export {
  CustomerSupportScreen,
  type CustomerSupportScreenProps,
} from "./CustomerSupportScreen/CustomerSupportScreen.tsx";
export { OrderPicker, type OrderPickerProps } from "./OrderPicker/OrderPicker.tsx";
export { PolicyScreen, type PolicyScreenProps } from "./PolicyScreen/PolicyScreen.tsx";
export { questionAnchor } from "./QuestionList/Question.tsx";
export { QuestionList, type QuestionListProps } from "./QuestionList/QuestionList.tsx";
export { QuestionSearch, type QuestionSearchProps } from "./QuestionSearch/QuestionSearch.tsx";
export {
  SupportCategoryScreen,
  type SupportCategoryScreenProps,
} from "./SupportCategoryScreen/SupportCategoryScreen.tsx";
export {
  SupportScreen,
  type FoundQuestions,
  type SupportScreenProps,
} from "./SupportScreen/SupportScreen.tsx";
export { TicketList, type TicketListProps } from "./TicketList/TicketList.tsx";
export {
  TICKET_STANDINGS,
  TicketListScreen,
  type TicketListScreenProps,
  type TicketPages,
  type TicketRecipient,
  type TicketStanding,
} from "./TicketListScreen/TicketListScreen.tsx";
export {
  TicketRequestScreen,
  type TicketRequestScreenProps,
} from "./TicketRequestScreen/TicketRequestScreen.tsx";
export type { TicketFormDraft, TicketFormValues } from "./TicketRequestScreen/use-ticket-form.ts";
export { TicketScreen, type TicketScreenProps } from "./TicketScreen/TicketScreen.tsx";
