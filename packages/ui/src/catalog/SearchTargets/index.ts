export * from "./SearchTargets.tsx";
