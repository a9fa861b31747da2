import { fairQueue } from "../../fair-queue.ts";

/**
 * Decodes what strangers send, when its turn comes: two files at a time, one of them a video at most, one of guests at most. Each of
 * them has processes of its own, which take up to 320 MB. Refused with `Overloaded` where too many wait.
 */
export const inDecodingTurn = fairQueue({
  atATime: 2,
  eachAtATime: 1,
  guestsAtATime: 1,
  heavyAtATime: 1,
  waitingCustomers: 32,
  waitingGuests: 8,
});
