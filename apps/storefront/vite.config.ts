import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const sourceConditions = ["@sen/source", "module", "import", "default"];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: {
    conditions: ["@sen/source", "module", "browser", "development|production", "import", "default"],
    dedupe: ["react", "react-dom", "styled-components", "react-router"],
  },
  ssr: {
    resolve: { conditions: [...sourceConditions, "node"], externalConditions: [...sourceConditions, "node"] },
    // Server and browser must resolve the same build of styled-components, or every class name differs. React and the
    // router stay outside: the HTTP server shares their instances with the bundle.
    noExternal: command === "build" ? true : ["styled-components", /^@sen\//],
    external: ["react", "react-dom", "react-router", "react-router-dom", "@react-router/node"],
  },
  build: {
    target: "es2022",
    // Fonts and icons stay files: an inlined one would be paid for on every page.
    assetsInlineLimit: 0,
  },
}));
