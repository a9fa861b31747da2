/** HTTP timeout in ms, including the body. Spec §7 and §9. */
export const HTTP_TIMEOUT_MS = 60_000;
