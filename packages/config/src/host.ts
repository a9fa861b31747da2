/** A name, an IPv4 address or a bracketed IPv6 address, with an optional port. RFC 9110 §7.2. */
const nameAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text is a valid `Host` header, such as `shop.example:3000`. */
export function isHost(text: string): boolean {
  return nameAndPort.test(text) && URL.canParse(`http://${text}`);
}
