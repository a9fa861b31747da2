export * from "./CustomerSupportScreen/index.ts";
export * from "./PolicyScreen/index.ts";
