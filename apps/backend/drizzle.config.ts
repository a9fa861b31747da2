import { defineConfig } from "drizzle-kit";

/** Used by `drizzle-kit generate` alone, at development time; migrations run through drizzle's own migrator. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/database/schema/index.ts",
  out: "./drizzle",
});
