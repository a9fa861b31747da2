import { fairQueue } from "../../fair-queue.ts";

/**
 * Queue for decoding uploads: two files at a time, at most one of them a video and one from a guest, in subprocesses of up to 320 MB
 * each. Throws `Overloaded` if too many wait.
 */
export const inDecodingTurn = fairQueue({
  atATime: 2,
  eachAtATime: 1,
  guestsAtATime: 1,
  heavyAtATime: 1,
  waitingCustomers: 32,
  waitingGuests: 8,
});
