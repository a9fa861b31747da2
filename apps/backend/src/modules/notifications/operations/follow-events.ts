import type { OutgoingHttpHeaders } from "node:http";
import type { Writable } from "node:stream";
import { asksForBareEvents, BARE_EVENTS, clientAddress } from "@sen/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../../../http/operation.ts";
import type { FollowedEvent, Follower } from "../../../ports/notice-hub.ts";

/** Most bytes buffered per follower: one that stops reading is disconnected, and reconnects. */
const MOST_WAITING = 64 * 1024;
/** Delay before a client reconnects, in milliseconds. */
const RETRY_MS = 3_000;

/** Streams new notices as server-sent events, while the session is valid. */
export const followEvents: Operation<"followEvents"> = async (context) => {
  const { customer, session, headers, locale, noticeHub, reply, request } = context;
  const { line, begin } = lineOf(request, reply);
  const leave = noticeHub.follow({
    customerId: customer.id,
    sessionId: session.id,
    address: clientAddress(request),
    locale,
    seen: headers["last-event-id"] ?? null,
    ...voiceOn(line),
  });
  line.once("close", leave);
  reply.hijack();
  begin();
  line.write(`retry: ${RETRY_MS}\n\n`);
  return reply;
};

/** The stream to write events to. A storefront that asks for it gets the bare socket, so that nothing of its request stays in memory. */
function lineOf({ raw }: FastifyRequest, reply: FastifyReply): { line: Writable; begin: () => void } {
  if (asksForBareEvents(raw)) {
    const switched = { connection: "upgrade", upgrade: BARE_EVENTS };
    return { line: raw.socket, begin: () => reply.raw.writeHead(101, switched).end() };
  }
  const headers = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    // Compression or proxy buffering would delay events.
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // A kept-alive connection would keep this process from exiting.
    connection: "close",
  };
  return { line: reply.raw, begin: () => reply.raw.writeHead(200, headers) };
}

/** Outside of the operation, so that these closures do not keep the request in memory. */
function voiceOn(line: Writable): Pick<Follower, "tell" | "beat" | "end"> {
  const write = (text: string) => {
    if (line.writableLength > MOST_WAITING) line.destroy();
    else if (!line.writableEnded) line.write(text);
  };
  return { tell: (event) => write(textOf(event)), beat: () => write(":\n\n"), end: () => line.end() };
}

function textOf({ name, id, data }: FollowedEvent): string {
  const line = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${name}\n${line}data: ${JSON.stringify(data)}\n\n`;
}
