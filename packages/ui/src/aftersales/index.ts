export * from "./AddressPanel/index.ts";
export * from "./CaseFacts/index.ts";
export * from "./CaseHeader/index.ts";
export * from "./ProductTable/index.ts";
export * from "./ProposedSolution/index.ts";
export * from "./ShopReason/index.ts";
export * from "./StatusTimeline/index.ts";
export * from "./TotalsList/index.ts";
