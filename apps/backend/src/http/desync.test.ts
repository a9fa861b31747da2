import { sendTricks, tricks } from "@sen/server/test";
import { afterAll, expect, it } from "vitest";
import { secondServer } from "../../test/second-server.ts";
import { useShop } from "../../test/shop.ts";

const shop = await useShop();
/** The URLs of all requests that the server parsed. */
const seen: string[] = [];

const server = await secondServer(shop);
server.app.server.on("request", ({ url = "" }) => seen.push(url));
const exchanges = await sendTricks(server.port, { refuses: true });
afterAll(() => server.app.close());

const sent = (trick: (typeof tricks)[number]) => exchanges.filter((one) => one.trick === trick);

it.each(tricks)("parses no smuggled request: $name", (trick) => {
  for (const { method, smuggledPath } of sent(trick)) {
    expect([method, seen.filter((url) => url === smuggledPath)]).toEqual([method, []]);
  }
});

it.each(tricks.filter(({ isRefused }) => isRefused))("refuses and closes the connection: $name", (trick) => {
  for (const { method, received, isClosed } of sent(trick)) {
    expect([method, received, isClosed]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 4/), true]);
  }
});

it("refuses a body with every method that has no use for one", () => {
  const [withBody] = tricks;
  const statuses = exchanges
    .filter(({ trick, method }) => trick === withBody && !["POST", "PUT", "PATCH"].includes(method))
    .map(({ method, received }) => [method, received.slice(0, 12)]);
  expect(statuses).toHaveLength(7);
  for (const [method, status] of statuses) expect([method, status]).toEqual([method, "HTTP/1.1 400"]);
});
