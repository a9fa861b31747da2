import { ensureProgram } from "./debian.mjs";
import { ensureInstalled } from "./install.mjs";
import { keepOpen } from "./keep-open.mjs";
import { readPort, readPublicUrl, run } from "./processes.mjs";
import { startShop } from "./shop.mjs";

const isDemo = process.env.SEN_MODE !== "production";
if (isDemo) console.log("A demonstration: payments and messages are simulated, and its sign-ins are public.");

await keepOpen(async (signal) => {
  const port = readPort("PORT", 3000);
  const backendPort = readPort("BACKEND_PORT", 4000);
  const publicUrl = readPublicUrl();
  await ensureInstalled({ signal });
  const [, ffmpeg] = await Promise.all([
    run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"], { signal }),
    ensureProgram("ffmpeg", "FFMPEG_PATH").catch(() => undefined), // The shop also works without it.
  ]);
  if (!ffmpeg) {
    console.log("No ffmpeg was found, so the shop does not accept videos. Install it, or set FFMPEG_PATH.");
  }
  console.log(`Starting the shop…${isDemo ? " (the first start fills the database)" : ""}`);
  const shop = await startShop({ port, backendPort, publicUrl, restart: true, signal });
  console.log(`
Sen is open:  ${shop.url}   (English: ${shop.url}/en)
API:          http://localhost:${backendPort}/docs
${isDemo ? "Demo login:   0901234567 / Sen@2026demo\n" : ""}Press Ctrl-C to stop.`);
  return shop;
});
