export { TotalsList, type TotalsListProps } from "./TotalsList.tsx";
