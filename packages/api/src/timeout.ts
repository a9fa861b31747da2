/** How long a call may take, in milliseconds, the body included. Spec §7 and §9. */
export const HTTP_TIMEOUT_MS = 60_000;
