export type { ReturnHrefs } from "./ReadyReturn.tsx";
export type { ReturnCalls } from "./ReturnActions.tsx";
export { ReturnDetailScreen, type ReturnDetailScreenProps } from "./ReturnDetailScreen.tsx";
