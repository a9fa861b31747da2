import "@oddbird/popover-polyfill";

/** `crypto.randomUUID` (version 4), as https://www.rfc-editor.org/rfc/rfc9562#section-5.4 makes it from random bytes. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[Number(`0x${hex[16]}`) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

if (!("randomUUID" in crypto)) Object.assign(crypto, { randomUUID });
