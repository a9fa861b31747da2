import type { OutgoingHttpHeaders } from "node:http";
import type { Writable } from "node:stream";
import { asksForBareEvents, BARE_EVENTS, clientAddress } from "@sen/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../../../http/operation.ts";
import type { FollowedEvent, Follower } from "../../../ports/notice-hub.ts";

/** What a follower may have waiting, in bytes: one that takes nothing any more is let go, and comes back. */
const MOST_WAITING = 64 * 1024;
/** After which pause a client comes back, in milliseconds. */
const RETRY_MS = 3_000;

/** Server-sent events: new notices as they come, for as long as the session is good. */
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

/** Where events are written: a server of ours that asks for it has the bare connection, and nothing of its request is kept. */
function lineOf({ raw }: FastifyRequest, reply: FastifyReply): { line: Writable; begin: () => void } {
  if (asksForBareEvents(raw)) {
    const switched = { connection: "upgrade", upgrade: BARE_EVENTS };
    return { line: raw.socket, begin: () => reply.raw.writeHead(101, switched).end() };
  }
  const headers = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    // Compressed, or kept back by a proxy until there is more, an event would come late.
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // Kept open for a next request, it would keep this process from ending.
    connection: "close",
  };
  return { line: reply.raw, begin: () => reply.raw.writeHead(200, headers) };
}

/** Apart from the request, so that none of it is kept with what these functions share. */
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
