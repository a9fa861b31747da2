import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { connect } from "../../apps/backend/src/database/connect.ts";
import { sql } from "../../apps/backend/src/database/drizzle.ts";
import { addJob } from "../../apps/backend/src/jobs/add-job.ts";
import { periodicJobs, type JobName } from "../../apps/backend/src/jobs/jobs.ts";
import type { Cluster } from "../chaos/cluster.ts";
import { query } from "../chaos/server.ts";
import { patiently } from "../chaos/shop-api.ts";
import { timesInTurn } from "./catalog.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";
import { descendants, textOf } from "./memory.ts";
import { measureMade } from "./pages.ts";

/** Whether a shop is large enough for lower targets. */
export const isLarge = (products: number): boolean => products >= 1_000_000;

const ASKED = 400;
/** Product pages to render, each opened once. */
const OPENED = 4_000;
/** Jobs that run more than this many times a day are run `RUNS` times. */
const OFTEN = 100;
const RUNS = 20;
const DAY_S = 86_400;
/** Linux counts a process's CPU time in these. */
const TICKS_A_SECOND = 100;

/** Measures the API requests of product pages, and the pages themselves, each for another product from anywhere in the shop. */
export async function measureBrowsing(cluster: Cluster, products: number): Promise<Figure[]> {
  const { database, backends, storefronts } = cluster;
  const rows = await query<{ id: number }>(
    database.url,
    "select id from products where active order by hashint4(id) limit $1",
    [2 * OPENED],
  );
  const ids = rows.map(({ id }) => id);
  const figures: Figure[] = [];
  for (const [index, rest] of ["", "/related", "/reviews"].entries()) {
    const paths = ids.slice(index * ASKED, (index + 1) * ASKED).map((id) => `/products/${id}${rest}`);
    const times = await timesInTurn(backends[0]?.url ?? "", paths, paths.length, {});
    figures.push({ ...p95(`/products/{id}${rest}`, times, isLarge(products) ? 15 : 10), note: loadNote() });
  }
  const urls = ids.slice(3 * ASKED).map((id) => `${storefronts[0]?.url}/product/${id}`);
  const asked = isLarge(products) ? { atMost: 20, atLeast: 60 } : { atMost: 15, atLeast: 70 };
  return [...figures, ...(await measureMade(urls, asked))];
}

/** Measures the CPU share of periodic jobs in the worker and its database: each is run several times and weighted by its frequency. */
export async function measureJobs({ database, worker }: Cluster, products: number): Promise<Figure[]> {
  const ofServer = "select pid from pg_stat_activity where backend_type = 'checkpointer'";
  const [row] = await query<{ pid: number }>(database.url, ofServer);
  const server = Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${row?.pid}/status`))?.[1]);
  const { db, close } = connect(database.url, { connections: 1 });
  async function runOnce(name: JobName) {
    await addJob(db, name, {}, { key: name });
    while ((await db.$count(sql`graphile_worker.jobs where key = ${name}`)) > 0) await pause(20);
  }
  const shares = { often: 0, seldom: 0 };
  for (const { name, cron } of periodicJobs) {
    const aDay = timesADay(cron);
    const runs = aDay >= OFTEN ? RUNS : 1;
    await runOnce(name); // First process everything queued since the shop was seeded.
    const before = secondsOf([worker.pid(), server]);
    for (let run = 0; run < runs; run += 1) await runOnce(name);
    const seconds = (secondsOf([worker.pid(), server]) - before) / runs;
    shares[aDay >= OFTEN ? "often" : "seldom"] += (100 * seconds * aDay) / DAY_S;
  }
  await close();
  const [unit, note, atMost] = ["%", loadNote(), isLarge(products) ? 2 : 1];
  return [
    { what: "sweeps and all jobs of every minute, of a processor", value: shares.often, unit, atMost, note },
    { what: "jobs of every hour and day, of a processor", value: shares.seldom, unit, note },
  ];
}

/** How many times a day a crontab's minutes and hours match. */
function timesADay(cron: string): number {
  const [minutes = "", hours] = cron.split(" ");
  const [, every = 0] = /^\*\/(\d+)$/.exec(minutes) ?? [];
  const anHour = minutes === "*" ? 60 : every ? 60 / Number(every) : minutes.split(",").length;
  return hours === "*" ? 24 * anHour : anHour;
}

/** CPU seconds used so far by these processes and their children, including exited ones. */
function secondsOf(pids: readonly number[]): number {
  const ticks = pids
    .flatMap((pid) => [pid, ...descendants(pid)])
    .flatMap((pid) => textOf(`/proc/${pid}/stat`).split(") ")[1]?.split(" ").slice(11, 15) ?? []);
  return ticks.reduce((sum, one) => sum + Number(one), 0) / TICKS_A_SECOND;
}

/** How long a backend takes from its start until it is ready. */
export async function measureStart({ backends: [backend] }: Cluster): Promise<Figure[]> {
  const began = performance.now();
  backend?.kill();
  await pause(100); // So that the killed one no longer responds.
  const isReady = async (url: string) => (await fetch(`${url}/readyz`)).ok || null;
  await patiently([backend?.url ?? ""], "The backend", isReady);
  const value = (performance.now() - began) / 1_000;
  return [{ what: "start of a backend of the filled shop", value, unit: "s", atMost: 5, note: loadNote() }];
}

/** How many products are in the sitemap, counting all of its files. */
export async function measureSitemap({ storefronts }: Cluster, products: number): Promise<Figure[]> {
  const [{ url } = { url: "" }] = storefronts;
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/\/(sitemap-products-\d+\.xml\.gz)</g)];
  const found = new Set<string>();
  for (const [, name] of files) {
    const file = gunzipSync(await (await fetch(`${url}/${name}`)).arrayBuffer());
    for (const [address] of file.toString().matchAll(/(?<=<loc>)[^<]+/g)) found.add(address);
  }
  const [what, note] = ["products' addresses in the site map", `${files.length} files`];
  return [{ what, value: found.size, unit: "", atLeast: 2 * products, note }];
}
