import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AttachmentCreator } from "@sen/domain";
import type { Adapters } from "../ports/adapters.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { type MediaRow, makeQualities, storeFile, withIncoming } from "../modules/media/index.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { StartFailure } from "../database/failure.ts";
import { DomainError } from "../errors/errors.ts";
import { say } from "../texts/messages.ts";

/** What operator commands work with, including the moment they act at. */
export interface OperatorContext extends Pick<
  Adapters,
  "carrier" | "mediaStorage" | "paymentGateways" | "videoTool"
> {
  db: Database;
  config: Config;
  now: Date;
}

const ignore = () => undefined;
/** The log of commands, which tell their user themselves. */
export const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The services that modules need, with a clock stopped at the context's `now`. */
export function servicesOf({ db, paymentGateways, now }: OperatorContext) {
  return { db, paymentGateways, clock: { ...systemClock, now: () => now }, log: silent };
}

/**
 * Stores a local file, or one drawn in memory, as if it had been uploaded at the current time, whatever the context's `now`. A file dated
 * days ago would be swept by a running shop before it is attached. The qualities of a video are ready on return.
 */
export async function takeFile(
  { db, mediaStorage, videoTool, config }: OperatorContext,
  content: string | Buffer,
  owner: { customer_id: number | null; creator_type: AttachmentCreator },
): Promise<MediaRow> {
  const chunks = typeof content === "string" ? createReadStream(content) : Readable.from(content);
  const row = await withIncoming(join(config.dataDir, "incoming"), chunks as AsyncIterable<Buffer>, (file) =>
    storeFile({ db, mediaStorage, videoTool, now: new Date() }, file, {
      ...owner,
      uploader: null,
    }),
  );
  if (row.prepare_at) {
    const { signal } = new AbortController();
    await makeQualities(
      { db, mediaStorage, videoTool, clock: systemClock, config, log: silent, signal },
      row.id,
    );
  }
  return row;
}

/** Stores files of the shop (or of the system) before they are attached. Names the file that is refused. */
export async function takeShopFiles(
  context: OperatorContext,
  files: readonly (string | Buffer)[],
  creator_type: AttachmentCreator = AttachmentCreator.tenant,
): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  for (const content of files) {
    try {
      rows.push(await takeFile(context, content, { customer_id: null, creator_type }));
    } catch (error) {
      if (!(error instanceof DomainError) || typeof content !== "string") throw error;
      throw new StartFailure(`${content}: ${say(error.messageCode, "en", error.values)}.`, { cause: error });
    }
  }
  return rows;
}
