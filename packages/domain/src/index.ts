export * from "./constants.ts";
export * from "./enumerations.ts";
export * from "./money.ts";
export * from "./statuses.ts";
