import { connect, type Socket } from "node:net";
import type { EventData } from "@sen/api";
import { ARRIVAL_LIMITS, BARE_EVENTS, createServer } from "@sen/server";
import { afterEach, describe, expect, it } from "vitest";
import type { OperationContext } from "../../../http/operation.ts";
import type { Follower } from "../../../ports/notice-hub.ts";
import { followEvents } from "./follow-events.ts";

const EVENTS = "/events";
const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A server with this operation only, whose hub is the test. */
async function server() {
  const app = createServer({
    logger: false,
    limits: ARRIVAL_LIMITS,
    trustedProxies: () => false,
    trustsTraces: false,
    eventsPath: EVENTS,
  });
  const following: { follower?: Follower; hasLeft: boolean; answered: number[] } = {
    hasLeft: false,
    answered: [],
  };
  const noticeHub = {
    follow: (follower: Follower) => {
      following.follower = follower;
      return () => (following.hasLeft = true);
    },
  };
  app.addHook("onResponse", async (_request, reply) => void following.answered.push(reply.raw.statusCode));
  app.get(EVENTS, (request, reply) => {
    const who = { customer: { id: 1 }, session: { id: "s" }, locale: "vi", headers: request.headers };
    return followEvents({ ...who, noticeHub, request, reply } as unknown as OperationContext<"followEvents">);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ends.push(() => app.close());
  return { port: Number(new URL(app.listeningOrigin).port), following };
}

/** Requests the event stream, bare as a storefront does or not, and collects the text received. */
async function ask(port: number, isBare: boolean): Promise<{ socket: Socket; text: () => string }> {
  // Stays open when the server ends its side.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let text = "";
  socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  ends.push(() => socket.destroy());
  const switching = isBare ? `Connection: upgrade\r\nUpgrade: ${BARE_EVENTS}\r\n` : "";
  socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: a\r\n${switching}\r\n`);
  await expect.poll(() => text).toContain("retry: 3000\n\n");
  return { socket, text: () => text };
}

const event = (size: number) => ({
  name: "read" as const,
  data: { size: "x".repeat(size) } as unknown as EventData,
});

describe.each([
  [false, 200],
  [true, 101],
])("an event stream, bare: %s", (isBare, status) => {
  it("sends events, heartbeats and the end in order", async () => {
    const { port, following } = await server();
    const { socket, text } = await ask(port, isBare);
    const hasEnded = new Promise((resolve) => socket.once("end", resolve));
    following.follower?.tell({ ...event(3), id: "7" });
    following.follower?.beat();
    following.follower?.end();
    await hasEnded;
    expect(text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const order = ["retry: 3000", 'event: read\nid: 7\ndata: {"size":"xxx"}\n\n', ":\n\n"];
    const places = order.map((part) => text().indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    await expect.poll(() => following.hasLeft).toBe(true);
    expect(following.answered).toEqual([status]);
  });

  it("is released when its client disconnects", async () => {
    const { port, following } = await server();
    (await ask(port, isBare)).socket.end();
    await expect.poll(() => following.hasLeft).toBe(true);
  });

  it("is closed when its client stops reading", async () => {
    const { port, following } = await server();
    const { socket } = await ask(port, isBare);
    socket.pause();
    const tellMore = () => {
      following.follower?.tell(event(256 * 1024));
      return following.hasLeft;
    };
    await expect.poll(tellMore, { interval: 5 }).toBe(true);
  });
});

it("ends the request for the routes once the events are bare, while they continue", async () => {
  const { port, following } = await server();
  await ask(port, true);
  // For the routes the request has ended, while the events continue.
  await expect.poll(() => following.answered).toEqual([101]);
  expect(following.hasLeft).toBe(false);
});
