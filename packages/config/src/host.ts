/** A name, an IPv4 or a bracketed IPv6 address, then a port or none. RFC 9110 §7.2. */
const nameAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text is a host as a `Host` header names it, such as `shop.example:3000`. */
export function isHost(text: string): boolean {
  return nameAndPort.test(text) && URL.canParse(`http://${text}`);
}
