import { setTimeout as pause } from "node:timers/promises";
import { judgedQueries } from "../../apps/backend/test/judged-queries.ts";
import type { Cluster } from "../chaos/cluster.ts";
import { productUrls } from "./catalog.ts";
import { type Figure, loadNote } from "./figures.ts";
import { byClients } from "./load.ts";
import { figuresOfOrders } from "./orders.ts";

const CRAWLERS = 64;
const SEARCHING = 32;
/** Different product pages that are opened, as far as the shop has them. */
const PAGES = 20_000;
/** Who is refused comes back after that, as `retry-after` asks for at least, in ms. */
const PAUSE_MS = 1_000;

/** Orders alone, then while crawlers open different product pages and clients search: buying never waits for browsing. */
export async function measureCrowd(cluster: Cluster): Promise<Figure[]> {
  const [storefront, backend] = [cluster.storefronts[0]?.url ?? "", cluster.backends[0]?.url ?? ""];
  const pages = (await productUrls(backend, PAGES)).map((url) => url.replace(backend, storefront));
  const searches = judgedQueries.map(
    ({ query }) => `${backend}/api/v1/search?keyword=${encodeURIComponent(query)}`,
  );
  let [answered, refused] = [0, 0];
  const ask = async (url = "") => {
    const answer = await fetch(url, { headers: { "accept-language": "vi" } });
    await answer.arrayBuffer();
    if (answer.ok) answered += 1;
    else if (answer.status === 503 || answer.status === 429) refused += 1;
    else throw new Error(`${url} was answered ${answer.status}.`);
    if (!answer.ok) await pause(PAUSE_MS);
  };
  const browse = (ended: AbortSignal) =>
    Promise.all([
      byClients(CRAWLERS, ended, (index) => ask(pages[index % pages.length])),
      byClients(SEARCHING, ended, (index) => ask(searches[index % searches.length])),
    ]);
  const what = "order create at 20 orders/s";
  const beside = `beside ${CRAWLERS} crawlers and ${SEARCHING} who search`;
  const alone = await figuresOfOrders(cluster, "0773", { what: `${what}, large shop`, atMost: 80 });
  const crowded = await figuresOfOrders(cluster, "0774", { what: `${what}, ${beside}`, atMost: 100 }, browse);
  const meanwhile = "pages and searches answered meanwhile";
  const note = `${refused} refused, ${loadNote()}`;
  return [...alone, ...crowded, { what: meanwhile, value: answered, unit: "", note }];
}
