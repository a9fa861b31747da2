export * from "./failed-style-sheets.ts";
export * from "./first-sign.ts";
export * from "./hydrated-event.ts";
export * from "./late-section.tsx";
export * from "./lazy-part.tsx";
