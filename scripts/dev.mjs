import { ensureInstalled } from "./install.mjs";
import { run, startProcess, stopAll } from "./processes.mjs";
import { startShop } from "./shop.mjs";

const port = Number(process.env.PORT ?? 3000);
const backendPort = Number(process.env.BACKEND_PORT ?? 4000);
const storybookPort = Number(process.env.STORYBOOK_PORT ?? 6006);

try {
  await ensureInstalled();
  await run("npm", ["run", "generate"]);
  const shop = await startShop({ port, backendPort, show: true, dev: true });
  const storybook = startProcess(
    "storybook",
    "storybook",
    ["dev", "-p", String(storybookPort), "--no-open"],
    { show: true },
  );
  console.log(
    `\nStorefront ${shop.url} · stories http://localhost:${storybookPort} · API http://localhost:${backendPort}/docs\n`,
  );
  process.once("SIGINT", async () => {
    await Promise.all([shop.stop(), stopAll([storybook])]);
    process.exit(0);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
