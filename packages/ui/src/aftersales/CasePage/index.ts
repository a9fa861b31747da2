export * from "./CasePage.tsx";
export * from "./CaseProducts.tsx";
export * from "./FactList.tsx";
