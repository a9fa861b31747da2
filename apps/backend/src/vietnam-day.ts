import { VIETNAM_OFFSET_MS } from "@sen/domain";

/** A moment as a date and time in Vietnam, as staff and their spreadsheets read it. */
export const vietnamTime = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** The current date in Vietnam, in PostgreSQL's format. */
export const vietnamDay = (now: Date): string =>
  new Date(now.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
