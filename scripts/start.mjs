import { ensureInstalled } from "./install.mjs";
import { run } from "./processes.mjs";
import { startShop } from "./shop.mjs";

const port = Number(process.env.PORT ?? 3000);
const backendPort = Number(process.env.BACKEND_PORT ?? 4000);

try {
  await ensureInstalled();
  await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  console.log("Starting the shop… (the first start fills the database)");
  const shop = await startShop({ port, backendPort });
  console.log(`
Sen is open:  ${shop.url}   (English: ${shop.url}/en)
API:          http://localhost:${backendPort}/docs
Demo login:   0901234567 / Sen@2026demo
Ctrl-C ends it.`);

  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await shop.stop();
      process.exit(0);
    });
  }
  const fallen = await shop.ended;
  if (!stopping) {
    console.error(`The ${fallen.name} ended unexpectedly:\n${fallen.tail()}`);
    await shop.stop();
    process.exit(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
