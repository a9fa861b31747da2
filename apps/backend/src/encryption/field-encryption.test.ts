import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fieldEncryption } from "./field-encryption.ts";

const key = randomBytes(32);
const { encrypt, decrypt, digest } = fieldEncryption(key);

describe("encrypted data", () => {
  it("can be decrypted for its purpose, and differs each time", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, purpose) => {
        const plain = Buffer.from(bytes);
        const encrypted = encrypt(plain, purpose);
        expect(decrypt(encrypted, purpose).equals(plain)).toBe(true);
        expect(encrypted.equals(encrypt(plain, purpose))).toBe(false);
      }),
    );
  });

  it("cannot be decrypted for another purpose, with another key, or after a bit has changed", () => {
    const encrypted = encrypt(Buffer.from("079194001234"), "number of 7");
    expect(encrypted.includes("079194001234")).toBe(false);
    expect(() => decrypt(encrypted, "number of 8")).toThrow();
    expect(() => fieldEncryption(randomBytes(32)).decrypt(encrypted, "number of 7")).toThrow();
    for (let at = 0; at < encrypted.length; at += 1) {
      const changed = Buffer.from(encrypted);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(changed, "number of 7")).toThrow();
    }
    expect(() => decrypt(Buffer.of(1), "number of 7")).toThrow("None of the shop's keys");
  });

  it("has a digest that is the same only with the same key", () => {
    expect(digest("0:1")).toBe(fieldEncryption(key).digest("0:1"));
    expect(digest("0:1")).not.toBe(digest("0:2"));
    expect(digest("0:1")).not.toBe(fieldEncryption(randomBytes(32)).digest("0:1"));
  });
});
