import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealingWith } from "./sealing.ts";

const key = randomBytes(32);
const { seal, open, digest } = sealingWith(key);

describe("what is sealed", () => {
  it("opens again for what it was sealed for, and never looks alike twice", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, purpose) => {
        const plain = Buffer.from(bytes);
        const sealed = seal(plain, purpose);
        expect(open(sealed, purpose).equals(plain)).toBe(true);
        expect(sealed.equals(seal(plain, purpose))).toBe(false);
      }),
    );
  });

  it("opens for nothing else, with no other key, and not when one bit of it was changed", () => {
    const sealed = seal(Buffer.from("079194001234"), "number of 7");
    expect(sealed.includes("079194001234")).toBe(false);
    expect(() => open(sealed, "number of 8")).toThrow();
    expect(() => sealingWith(randomBytes(32)).open(sealed, "number of 7")).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(changed, "number of 7")).toThrow();
    }
    expect(() => open(Buffer.of(1), "number of 7")).toThrow(RangeError);
  });

  it("has a digest that is the same with the same key alone", () => {
    expect(digest("0:1")).toBe(sealingWith(key).digest("0:1"));
    expect(digest("0:1")).not.toBe(digest("0:2"));
    expect(digest("0:1")).not.toBe(sealingWith(randomBytes(32)).digest("0:1"));
  });
});
