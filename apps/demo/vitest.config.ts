import { defineConfig } from "vitest/config";
import backend from "../backend/vitest.config.ts";
import { reportingOf } from "../../vitest.shared.ts";

/** On the same servers and databases as the backend's tests. */
export default defineConfig({
  ...backend,
  root: import.meta.dirname,
  test: { ...backend.test, name: "demo", ...reportingOf("demo"), include: ["src/**/*.test.ts"] },
});
