import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { ensureBrowser } from "../start/browser.mjs";
import { type Figure, loadNow, median } from "./figures.ts";

const RUNS = 5;
/** Chromium occasionally loses the start of a trace; that run is repeated. */
const TRIES = 3;
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse mobile scores, medians of several runs per page. TBT is noted with the machine's load, which raises it. */
export async function measureLighthouse(url: string, pages: Record<string, string>): Promise<Figure[]> {
  const chromePath = await ensureBrowser();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const results: Result[] = [];
    const loads: number[] = [];
    for (let index = 0; index < RUNS; index += 1) {
      results.push(await audit(url + path, chromePath));
      loads.push(loadNow());
    }
    /** Lighthouse returns null if an audit failed, which is not a figure. */
    const of = (id: string, read: (result: Result) => number | null | undefined) =>
      median(
        results.map((result) => {
          const value = read(result);
          if (Number.isFinite(value)) return Number(value);
          throw new Error(`Lighthouse could not tell ${id} of ${name}.`);
        }),
      );
    const metric = (id: string) => of(id, ({ audits }) => audits[id]?.numericValue);
    const score = (id: string) => of(id, ({ categories }) => categories[id]?.score) * 100;
    const load = `load ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)}`;
    figures.push(
      { what: `${name}: performance`, value: score("performance"), unit: "", atLeast: 98 },
      { what: `${name}: LCP`, value: metric("largest-contentful-paint"), unit: "ms", atMost: 1_500 },
      { what: `${name}: TBT`, value: metric("total-blocking-time"), unit: "ms", atMost: 60, note: load },
      { what: `${name}: CLS`, value: metric("cumulative-layout-shift"), unit: "", atMost: 0.01 },
      { what: `${name}: accessibility`, value: score("accessibility"), unit: "", atLeast: 100 },
      { what: `${name}: best practices`, value: score("best-practices"), unit: "", atLeast: 100 },
      { what: `${name}: SEO`, value: score("seo"), unit: "", atLeast: 100 },
    );
  }
  return figures;
}

async function audit(url: string, chromePath: string, tries = TRIES): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", onlyCategories });
    if (result && !result.lhr.runtimeError) return result.lhr;
    throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${url}.`);
  } catch (error) {
    if (tries === 1) throw error;
  } finally {
    chrome.kill();
  }
  return audit(url, chromePath, tries - 1);
}
