import { data } from "react-router-dom";

/** The number in an address. Anything else names no page: throws a 404. */
export function numberOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}
