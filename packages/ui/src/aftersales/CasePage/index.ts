export { CaseColumns, type CaseColumnsProps } from "./CaseColumns.tsx";
export { CasePage, type CasePageProps, type CaseRequest } from "./CasePage.tsx";
export { CaseProducts, type CaseProductsProps } from "./CaseProducts.tsx";
export { FactList, type Fact, type FactListProps } from "./FactList.tsx";
