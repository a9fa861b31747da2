import { writeFileSync } from "node:fs";
import { globalCss } from "../src/foundations/globalCss.ts";

/** `@sen/ui/global.css` for whoever installs the package without `senUi()`. */
writeFileSync(new URL("../dist/global.css", import.meta.url), globalCss);
