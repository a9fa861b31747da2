import { unitTests } from "../../vitest.shared.ts";

export default unitTests("config");
