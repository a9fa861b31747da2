import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payableUrl } from "./payable-url.ts";

describe("a payment URL", () => {
  it.each([
    "https://pay.example/session/6f1c2b64?a=1#b",
    "HTTPS://pay.example/1",
    "http://localhost:3000/gateway/pay/x",
    "/gateway/pay/x",
  ])("is accepted unchanged: %s", (url) => {
    expect(payableUrl(url)).toBe(url);
  });

  it.each([
    null,
    "",
    "gateway/pay/x",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "ftp://pay.example/1",
    "blob:https://pay.example/1",
    "https:pay.example",
    "https://",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "\t//evil.example",
  ])("is refused: %j", (url) => {
    expect(payableUrl(url)).toBeNull();
  });

  it("uses http or https, and stays on this site when it looks like a path", () => {
    const text = fc
      .array(
        fc.constantFrom(..."/ // \\ . .. : @ https: http: javascript: data: evil.example a".split(" "), "\t"),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (wanted) => {
        const url = payableUrl(wanted);
        if (url === null) return;
        const followed = new URL(url, "https://sen.example/en/payment");
        expect(["http:", "https:"]).toContain(followed.protocol);
        if (url.startsWith("/")) expect(followed.origin).toBe("https://sen.example");
      }),
      { numRuns: 2000 },
    );
  });
});
