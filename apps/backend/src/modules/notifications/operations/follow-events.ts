import { Readable } from "node:stream";
import { clientAddress } from "@sen/server";
import type { Operation } from "../../../http/operation.ts";
import type { FollowedEvent } from "../../../ports/notice-hub.ts";

/** What a follower may have waiting, in bytes: one that takes nothing any more is let go, and comes back. */
const MOST_WAITING = 64 * 1024;
/** After which pause a client comes back, in milliseconds. */
const RETRY_MS = 3_000;

/** Server-sent events: new notices as they come, for as long as the session is good. */
export const followEvents: Operation<"followEvents"> = async (context) => {
  const { customer, session, headers, locale, noticeHub, reply, request } = context;
  const stream = new Readable({ read: () => undefined, highWaterMark: 1024 });
  const write = (text: string) => {
    if (stream.readableLength > MOST_WAITING) stream.destroy();
    else if (!stream.destroyed && !stream.readableEnded) stream.push(text);
  };
  const leave = noticeHub.follow({
    customerId: customer.id,
    sessionId: session.id,
    address: clientAddress(request),
    locale,
    seen: headers["last-event-id"] ?? null,
    tell: (event) => write(textOf(event)),
    beat: () => write(":\n\n"),
    end: () => stream.push(null),
  });
  stream.once("close", leave);
  reply
    .type("text/event-stream; charset=utf-8")
    // Compressed, or kept back by a proxy until there is more, an event would come late.
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    // Kept open for a next request, it would keep this process from ending.
    .header("connection", "close");
  write(`retry: ${RETRY_MS}\n\n`);
  return stream;
};

function textOf({ name, id, data }: FollowedEvent): string {
  const line = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${name}\n${line}data: ${JSON.stringify(data)}\n\n`;
}
