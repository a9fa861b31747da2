import type { OperationId } from "@sen/api";
import { ORDER_FILTERS } from "@sen/domain";
import { afterAll, expect, it } from "vitest";
import { growShop, GROWN } from "../test/grown-shop.ts";
import { followPlans, nodesOf, tellingPlans, type PlanNode, type RunPlan } from "../test/read-plans.ts";
import { useShop, type Sent } from "../test/shop.ts";
import { connect } from "./database/connect.ts";
import { contractRoutes } from "./http/contract.ts";
import { oldestDueSeconds } from "./jobs/due-jobs.ts";
import { releaseAbandonedJobs } from "./jobs/presence.ts";
import { periodicJobs, type JobName } from "./jobs/jobs.ts";
import { handlers } from "./modules/job-handlers.ts";

/** Maximum rows that a step may sort or scan, and 8 kB pages that a statement may touch. */
interface Bounds {
  rows: number;
  pages: number;
}

const USUAL: Bounds = { rows: 1_000, pages: 1_000 };
/** Queries over the first products (docs/limits.md), which are read twice: to count and to sort them. */
const FIRST_PRODUCTS: Bounds = { rows: 10_100, pages: 4_000 };
/** Queries over everything that one customer has bought or saved. */
const OWN_PAST: Bounds = { rows: GROWN.ownOrders + 10, pages: 8 * GROWN.ownOrders };

const boundsOf: Partial<Record<OperationId, Bounds>> = {
  listProducts: FIRST_PRODUCTS,
  search: FIRST_PRODUCTS,
  listSearchFilters: FIRST_PRODUCTS,
  suggestSearch: FIRST_PRODUCTS,
  // Matches the names of all kinds, categories, brands and shops, which are read only occasionally.
  listSearchTargets: FIRST_PRODUCTS,
  // Counted, but not sorted.
  listMyCoupons: { ...USUAL, pages: 8 * GROWN.ownCoupons },
  listOrders: OWN_PAST,
  getAccountRemoval: OWN_PAST,
};

const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];
const asked: Partial<Record<OperationId, Sent[]>> = {
  listProducts: [
    ...sorts.map((sort_by) => ({ query: { sort_by, page: 100, per_page: 10 } })),
    { query: { category_id: 3, mall_id: [8], price_max: 500_000 } },
    ...[6, 8].map((first_mall_id) => ({ query: { first_mall_id } })),
    { query: { first_mall_id: 6, category_id: 3, page: 100, per_page: 10 } },
    { query: { rating_min: 5, category_id: 3 } },
    { query: { tenant_id: [1], keyword: "áo" } },
  ],
  search: [{ query: { keyword: "áo sơ mi" } }, { query: { keyword: "số 77", page: 5 } }],
  listSearchFilters: [{ query: { keyword: "áo" } }],
  suggestSearch: [{ query: { keyword: "ao s" } }],
  listSearchTargets: [{ query: { keyword: "ao" } }],
  searchWards: [{ query: { keyword: "Sài Gòn" } }],
  listReviews: ["newest", "helpful", "highest", "lowest"].map((sort_by) => ({
    params: { id: 100_001 },
    query: { sort_by },
  })),
  listOrders: [
    ...Object.values(ORDER_FILTERS).map((filter_status) => ({
      query: { filter_status },
    })),
    { query: { page: 100 } },
    { query: { after: 100_000 } },
    { query: { keyword: "linen" } },
  ],
  listNotifications: [
    {},
    { query: { type: "order", page: 50 } },
    { query: { type: "order", after: 30_000 } },
  ],
  listCartCreate: [{ query: { id: Array.from({ length: 100 }, (_, index) => 1 + index) } }],
  listMyTickets: [{}, { query: { standing: "closed", after: 110_000 } }, { query: { recipient: "shop" } }],
  listPoints: [{}, { query: { after: 30_000 } }],
  listMyCoupons: [
    {},
    { query: { after: 1_500 } },
    ...["usable", "used", "expired"].map((state) => ({ query: { state } })),
    { query: { ids: Array.from({ length: 100 }, (_, index) => 1_000 + index) } },
  ],
  listCoupons: [{}, { query: { keyword: "MANY" } }, { query: { mall_id: 8 } }],
  getMall: [{ params: { id: 8 } }],
  listShippingMethods: [{ query: { tenant_id: 1, province_id: 79 } }],
};

/** Jobs that process the whole catalogue a few times per hour. */
const ofWholeCatalogue: ReadonlySet<JobName> = new Set([
  "count-products",
  "mark-bestsellers",
  "write-sitemap",
]);

let plans: RunPlan[] = [];
const shop = await useShop(
  () => ({}),
  (url) => {
    const connection = connect(tellingPlans(url), { connections: 4 });
    followPlans(connection, (run) => plans.push(run));
    return connection;
  },
);
let told = 0;

await growShop(shop);
const token = await shop.signIn();
// Without any reported plans, the tests would pass for the wrong reason.
afterAll(() => expect(told).toBeGreaterThan(300));

const rowsOf = (node: PlanNode) => node["Actual Rows"] * node["Actual Loops"];
const readBy = (node: PlanNode) =>
  rowsOf(node) + (node["Rows Removed by Filter"] ?? 0) * node["Actual Loops"];

function faultsOf({ text, plan }: RunPlan, { rows, pages }: Bounds): string[] {
  const touched = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  const faults = nodesOf(plan).flatMap((node) => {
    const read = node["Node Type"] === "Seq Scan" ? readBy(node) : 0;
    if (read > rows) return [`reads ${read} rows of ${node["Relation Name"]}`];
    const sorted = node["Node Type"] === "Sort" ? Math.max(...(node.Plans ?? []).map(rowsOf)) : 0;
    return sorted > rows ? [`sorts ${sorted} rows`] : [];
  });
  // The cost of a write depends on how much is written.
  const isWrite = !/^\s*(select|with)/i.test(text) || text.includes("graphile_worker.add_job");
  if (!isWrite && touched > pages) faults.push(`touches ${touched} pages`);
  return faults.map((fault) => `${fault}: ${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}`);
}

/** The faults in the plans of all statements that some work runs. */
async function faultsIn(work: () => Promise<unknown>, bounds: Bounds = USUAL): Promise<string[]> {
  plans = [];
  await work();
  told += plans.length;
  return [...new Set(plans.flatMap((plan) => faultsOf(plan, bounds)))];
}

const reads = [...contractRoutes]
  .map(([id]) => id)
  .filter((id) =>
    /^(list|search|filter|suggest|count|getProduct$|getMall|getTenant|getUnread|getAccountRemoval)/.test(id),
  )
  // A data set with districts has no wards of a province.
  .filter((id) => contractRoutes.get(id)?.method === "get" && id !== "listProvinceWards");

it.each(reads)("%s stays within its bounds of rows and pages in a large shop", async (id) => {
  for (const sent of asked[id] ?? [{}]) {
    const ask = async () => {
      const { status, body } = await shop.call(id, { params: { id: 1, product_id: 1 }, token, ...sent });
      expect([status, body.message_code]).toEqual([200, undefined]);
    };
    expect(await faultsIn(ask, boundsOf[id]), JSON.stringify(sent)).toEqual([]);
  }
});

it.each(periodicJobs.map(({ name }) => name).filter((name) => !ofWholeCatalogue.has(name)))(
  "%s reads no whole table",
  async (name) => {
    const run = () => handlers[name as "sweep"](shop.jobServices(), {});
    // First process everything queued since the shop was seeded.
    await run();
    expect(await faultsIn(run)).toEqual([]);
  },
);

it("finding abandoned jobs and the oldest due job reads no whole table", async () => {
  expect(await faultsIn(() => releaseAbandonedJobs(shop.db))).toEqual([]);
  expect(await faultsIn(() => oldestDueSeconds(shop.db, handlers))).toEqual([]);
});
