export { CaseFacts, type CaseFactsProps } from "./CaseFacts.tsx";
