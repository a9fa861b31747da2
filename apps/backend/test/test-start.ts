/** The time at which every test starts: a Saturday morning in Vietnam. */
export const testStart = "2026-11-21T03:00:00.000Z";
