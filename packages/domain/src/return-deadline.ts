/** Days after the delivery within which a return can be requested*. The spec does not show the number. */
export const RETURN_DAYS = 15;

/** When the time to request a return ends: from that instant on none is taken. */
export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1000);
}

/** Whether the time to request a return is over. Never where nothing has arrived. */
export function isReturnExpired(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now >= returnDeadline(deliveredAt);
}
