import { get } from "node:http";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./statistics.mjs";

const RUNS = 5;
/** Chromium now and then loses the beginning of a trace: that run is made again. */
const TRIES = 3;

/** Lighthouse mobile, medians of several runs a page, and the JavaScript that came over the wire. */
export async function measureLighthouse(url, pages, chromePath) {
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const results = [];
    for (let index = 0; index < RUNS; index += 1) results.push(await audit(url + path, chromePath));
    const of = (read) => median(results.map(read));
    const metric = (id) => of(({ audits }) => known(audits[id].numericValue, `${name}: ${id}`));
    const score = (id) => of(({ categories }) => known(categories[id].score, `${name}: ${id}`) * 100);
    rows.push(
      { what: `${name}: performance`, value: score("performance"), unit: "", target: 95, atLeast: true },
      { what: `${name}: LCP`, value: metric("largest-contentful-paint"), unit: "ms", target: 2000 },
      { what: `${name}: TBT`, value: metric("total-blocking-time"), unit: "ms", target: 100 },
      { what: `${name}: CLS`, value: metric("cumulative-layout-shift"), unit: "", target: 0.02 },
      { what: `${name}: accessibility`, value: score("accessibility"), unit: "", target: 100, atLeast: true },
      {
        what: `${name}: best practices`,
        value: score("best-practices"),
        unit: "",
        target: 100,
        atLeast: true,
      },
      { what: `${name}: SEO`, value: score("seo"), unit: "", target: 100, atLeast: true },
      { what: `${name}: JavaScript, gzip`, value: await scriptKb(results[0]), unit: "kB", target: 160 },
    );
  }
  return rows;
}

/** Lighthouse gives null where it could not tell: that is no figure. */
function known(value, what) {
  if (!Number.isFinite(value)) throw new Error(`Lighthouse could not tell ${what}.`);
  return value;
}

async function audit(url, chromePath, tries = TRIES) {
  try {
    return await auditOnce(url, chromePath);
  } catch (error) {
    if (tries === 1) throw error;
    return audit(url, chromePath, tries - 1);
  }
}

async function auditOnce(url, chromePath) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${url}.`);
    }
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}

/** What the page's scripts weigh as the shop sends them to whoever takes gzip; browsers take brotli, which is less. */
async function scriptKb({ audits }) {
  const scripts = audits["network-requests"].details.items.filter(
    ({ resourceType }) => resourceType === "Script",
  );
  const sizes = await Promise.all(scripts.map(({ url }) => sentBytes(url)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function sentBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
      answer.on("error", reject);
    }).on("error", reject);
  });
}
