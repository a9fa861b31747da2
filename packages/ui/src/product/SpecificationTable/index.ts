export { SpecificationTable, type SpecificationTableProps } from "./SpecificationTable.tsx";
