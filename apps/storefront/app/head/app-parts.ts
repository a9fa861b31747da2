/** The files that many pages share (`vite/chunks.ts`), each before those that import it. */
export const APP_PARTS = ["framework", "shell", "shared", "catalog"] as const;

export type AppPart = (typeof APP_PARTS)[number];
