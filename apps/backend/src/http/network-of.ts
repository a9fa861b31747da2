import ipaddr from "ipaddr.js";

/** Longest text that is taken for an address: IPv6 with an IPv4 part. */
const ADDRESS_MAX_LENGTH = 45;

/** What limits by address count by: an IPv4 address, or the 64 bits of an IPv6 address that one connection has for itself. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, ADDRESS_MAX_LENGTH);
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...parts, 0, 0, 0, 0]).toString()}/64`;
}
