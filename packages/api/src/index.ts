export type * from "./schema.gen.ts";
