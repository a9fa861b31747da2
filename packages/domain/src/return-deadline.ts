/** Number of days after delivery in which a return can be requested. Our choice; the spec does not show it. */
export const RETURN_DAYS = 15;

/** The deadline to request a return, exclusive. */
export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1000);
}

/** Whether the deadline to request a return has passed. False if nothing was delivered. */
export function isReturnExpired(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && now >= returnDeadline(deliveredAt);
}
