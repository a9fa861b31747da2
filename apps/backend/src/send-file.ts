import type { FastifyReply } from "fastify";
import type { Readable } from "node:stream";
import parseRange, { type Range } from "range-parser";
import { notFound } from "./errors/errors.ts";

/** A file to serve. */
export interface ServedFile {
  bytes: number;
  type: string;
  cacheControl: string;
  /** Opens the file or a part of it, whose `end` is inclusive; null if the file is gone. */
  read: (part?: Pick<Range, "start" | "end">) => Promise<Buffer | Readable | null>;
}

/** Sends a file or the requested range of it, so that players can seek. Throws a 404 if it is gone. */
export async function sendFile(
  reply: FastifyReply,
  { bytes, type, cacheControl, read }: ServedFile,
): Promise<FastifyReply> {
  const range = rangeOf(reply.request.headers.range, bytes);
  if (range === "unsatisfiable") {
    return reply.status(416).header("content-range", `bytes */${bytes}`).send("");
  }
  const content = await read(range ?? undefined);
  if (!content) throw notFound();
  reply.header("accept-ranges", "bytes").header("cache-control", cacheControl).type(type);
  if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.header("content-length", range ? range.end - range.start + 1 : bytes).send(content);
}

/** The first and last byte to send. Null if the whole file is to be sent: no header, several ranges, another unit. */
function rangeOf(header: string | undefined, bytes: number): Range | "unsatisfiable" | null {
  const asked = header?.trim() ?? "";
  if (!asked.startsWith("bytes=")) return null;
  const ranges = parseRange(bytes, asked);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2) return null;
  return ranges.length === 1 ? (ranges[0] ?? null) : null;
}
