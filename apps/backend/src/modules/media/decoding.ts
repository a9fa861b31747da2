import { concurrencyLimit } from "../../concurrency-limit.ts";

/** The sender of a file. */
export interface Client {
  /** Unique per customer, or per IP address for guests. */
  id: string;
  /** Not signed in. */
  isGuest: boolean;
}

/** Decoding runs in subprocesses of up to 320 MB each. */
const all = concurrencyLimit(2, { waiting: 32, each: { running: 1 } });
const videos = concurrencyLimit(1, { waiting: 32 });
/** Of all guests together, at most one picture and one video wait for or have one of the slots above: the rest is for customers. */
const guests = {
  pictures: concurrencyLimit(1, { waiting: 8 }),
  videos: concurrencyLimit(1, { waiting: 8 }),
};

/** Decodes an upload once its turn comes. Throws `Overloaded` if too many wait. */
export function inDecodingTurn<Result>({
  client: { id, isGuest },
  isVideo = false,
  run,
}: {
  client: Client;
  isVideo?: boolean;
  run: () => Promise<Result>;
}): Promise<Result> {
  const kind = isVideo ? "videos" : "pictures";
  // By kind, since other guests' pictures wait behind a guest's, which must not wait for the same guest's video.
  const decode = () => all(run, isGuest ? `guests' ${kind}` : id);
  const ofItsKind = isVideo ? () => videos(decode, id) : decode;
  return isGuest ? guests[kind](ofItsKind, id) : ofItsKind();
}
