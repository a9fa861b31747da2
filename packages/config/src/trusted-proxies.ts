import { compile } from "proxy-addr";

/** Whether a proxy's `X-Forwarded-For` is believed, by the proxy's address. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Reads addresses, networks (`10.0.0.0/8`) and their names (`loopback`, `linklocal`, `uniquelocal`), separated by commas.
 * Null where one of them is none, or is everybody's.
 */
export function readTrustedProxies(text: string): TrustsProxy | null {
  const places = text
    .split(",")
    .map((place) => place.trim())
    .filter((place) => place !== "");
  // A number alone would be taken for an address: "1" for 0.0.0.1.
  if (!places.every((place) => /[a-z.:]/.test(place))) return null;
  try {
    return compile(places);
  } catch {
    return null;
  }
}
