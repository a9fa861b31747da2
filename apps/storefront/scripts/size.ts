import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ACCOUNT, APP, readBuild, SENDER } from "../server/page-assets.ts";
import { readRoutes } from "./read-routes.ts";
import budgets from "./size-budgets.json" with { type: "json" };

/**
 * Checks how much JavaScript (gzip) a browser loads on its first visit to each kind of page, against a budget in bytes and, where set, a
 * limit on the number of files; also prints the size requested for it, if known. Reads the build's manifest; nothing is started. Code
 * loaded by a later interaction or navigation does not count.
 */
const folder = fileURLToPath(new URL("../build/client", import.meta.url));
const { chunkOf, withImports } = readBuild(folder);
const routes = await readRoutes();

/** The read client. */
const API_CLIENT = "api-client";

/** What a page fetches at once besides its own module. A customer's page fetches from the backend. */
const fetchedAtOnce: Record<string, string[] | undefined> = {
  "not found": [API_CLIENT],
  "blog/BlogPage": [SENDER],
  "cart/CartPage": [SENDER],
  "checkout/PaymentResultPage": [SENDER],
  "support/TicketRequestPage": [API_CLIENT, "EvidenceUploader"],
};

/** Gzipped bytes and number of files of these scripts and everything they import. */
function weigh(keys: readonly string[]): { gzip: number; files: number } {
  const chunks = [...withImports(keys.map(chunkOf))];
  const gzip = chunks.reduce((sum, { file }) => sum + statSync(`${folder}/${file}.gz`).size, 0);
  return { gzip, files: chunks.length };
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

const weights = new Map(
  [{ page: "not found", customersOnly: false, inAccount: false }, ...routes].map((row) => {
    const { page, customersOnly, inAccount } = row;
    const own = page === "not found" ? "src/app/MissingPage.tsx" : `src/areas/${page}.tsx`;
    const late = fetchedAtOnce[page] ?? (customersOnly ? [API_CLIENT] : []);
    return [page, weigh([APP, own, ...(inAccount ? [ACCOUNT] : []), ...late])];
  }),
);
const limits: Record<keyof typeof budgets, Record<string, number | undefined>> = budgets;

for (const [page, { gzip, files }] of [...weights].sort(([, a], [, b]) => b.gzip - a.gzip)) {
  const [budget, asked, most = Infinity] = [limits.bytes[page], limits.asked[page], limits.files[page]];
  const mark = budget !== undefined && gzip <= budget && files <= most ? "✓" : "✗";
  const of = budget === undefined ? "no budget" : `of ${kilobytes(budget)}`;
  const inFiles = `, ${files}${most < Infinity ? ` of ${most}` : ""} files`;
  console.log(
    `${mark} ${page.padEnd(40)} ${kilobytes(gzip).padStart(9)} ${of}${inFiles}${asked ? `, asked ${kilobytes(asked)}` : ""}`,
  );
  if (mark === "✗") process.exitCode = 1;
}
for (const page of Object.keys(limits.bytes).filter((name) => !weights.has(name))) {
  console.error(`A budget without a page: ${page}`);
  process.exitCode = 1;
}
if (process.exitCode === 1) {
  console.error(
    "Budgets are in apps/storefront/scripts/size-budgets.json: bytes, and files where they are counted.",
  );
}
