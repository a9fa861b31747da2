import { ensureInstalled } from "./install.mjs";
import { keepOpen } from "./keep-open.mjs";
import { assertPortFree, readPort, readPublicUrl, run, startProcess } from "./processes.mjs";
import { startShop } from "./shop.mjs";

await keepOpen(async (signal) => {
  const port = readPort("PORT", 3000);
  const backendPort = readPort("BACKEND_PORT", 4000);
  const publicUrl = readPublicUrl();
  const storybookPort = readPort("STORYBOOK_PORT", 6006);
  await ensureInstalled({ signal });
  await assertPortFree(storybookPort, "STORYBOOK_PORT");
  await run("npm", ["run", "generate"], { signal });
  const shop = await startShop({ port, backendPort, publicUrl, show: true, dev: true, signal });
  const args = ["dev", "-p", String(storybookPort), "--exact-port", "--ci"];
  const stories = startProcess("stories", "storybook", args, { show: true });
  console.log(
    `\nStorefront ${shop.url} · stories http://localhost:${storybookPort} · API http://localhost:${backendPort}/docs\n`,
  );
  return {
    processes: [...shop.processes, stories],
    stop: () => Promise.all([shop.stop(), stories.stop()]),
  };
});
