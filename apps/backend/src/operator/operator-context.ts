import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import { AttachmentCreator } from "@sen/domain";
import type { Adapters } from "../ports/adapters.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import {
  attachShopFile,
  type AttachTarget,
  type MediaRow,
  makeQualities,
  storeFile,
  withIncoming,
} from "../modules/media/index.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";

/** What operator commands work with, including the moment they act at. */
export interface OperatorContext extends Pick<
  Adapters,
  "carrier" | "mediaStorage" | "paymentGateways" | "videoTool"
> {
  db: Database;
  config: Config;
  now: Date;
}

const say = () => undefined;
const silent = { debug: say, info: say, warn: say, error: say };

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
  const chunks = typeof content === "string" ? createReadStream(content) : inOnePiece(content);
  const file_name = typeof content === "string" ? basename(content) : "drawn";
  const row = await withIncoming(join(config.dataDir, "incoming"), chunks as AsyncIterable<Buffer>, (file) =>
    storeFile({ db, mediaStorage, videoTool, now: new Date() }, file, {
      ...owner,
      file_name,
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

async function* inOnePiece(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}

/** Attaches files of the shop (or of the system) to a request. */
export async function attachShopFiles(
  context: OperatorContext,
  files: readonly (string | Buffer)[],
  target: AttachTarget,
  creator_type: AttachmentCreator = AttachmentCreator.tenant,
): Promise<void> {
  const { db, now } = context;
  for (const content of files) {
    const file = await takeFile(context, content, { customer_id: null, creator_type });
    await attachShopFile(db, file, target, now);
  }
}
