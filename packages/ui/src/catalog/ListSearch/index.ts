export * from "./ListSearch.tsx";
