export { ProductTable, type ProductTableProps } from "./ProductTable.tsx";
