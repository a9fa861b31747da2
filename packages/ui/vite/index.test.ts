import { createServer } from "vite";
import { expect, it } from "vitest";
import { senUi } from "./index.ts";
import { PACKAGE } from "./package-files.ts";

it("in development, class, rules and displayName contain the component's name", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [senUi()],
  });
  try {
    const file = `${PACKAGE}/src/primitives/Skeleton/Skeleton.tsx`;
    const { code } = (await server.transformRequest(file)) ?? { code: "" };
    const [, className = "none"] = /styledElement\("\w+", "(Skeleton-\w+-s\w+)"\)/.exec(code) ?? [];
    expect(code).toContain(`displayName: "${className.replace(/-s\w+$/, "")}"`);
    expect((await server.transformRequest(`virtual:sen-ui${file}.css?inline`))?.code).toContain(
      `.${className}{`,
    );
  } finally {
    await server.close();
  }
});
