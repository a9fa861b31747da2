import { compile } from "proxy-addr";

/** Decides by a proxy's address whether to trust its `X-Forwarded-For`. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Parses a comma-separated list of addresses, networks (`10.0.0.0/8`) and their names (`loopback`, `linklocal`, `uniquelocal`). Null if an
 * entry is invalid or matches every address.
 */
export function readTrustedProxies(text: string): TrustsProxy | null {
  const places = text
    .split(",")
    .map((place) => place.trim())
    .filter((place) => place !== "");
  // A lone number would be parsed as an address: "1" as 0.0.0.1.
  if (!places.every((place) => /[a-z.:]/.test(place))) return null;
  try {
    return compile(places);
  } catch {
    return null;
  }
}
