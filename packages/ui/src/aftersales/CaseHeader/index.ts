export { CaseHeader, type CaseHeaderProps } from "./CaseHeader.tsx";
