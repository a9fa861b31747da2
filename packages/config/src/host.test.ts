import { describe, expect, it } from "vitest";
import { isHost } from "./host.ts";

describe("a host", () => {
  it.each([
    "localhost",
    "localhost:3000",
    "shop.example",
    "Shop-1.example:443",
    "127.0.0.1:80",
    "[::1]:4000",
  ])("is valid: %s", (text) => {
    expect(isHost(text)).toBe(true);
  });

  it.each([
    "",
    " ",
    "a b",
    "a/b",
    "a\\b",
    "a@b",
    "a?b",
    "a#b",
    "a:b",
    "a:",
    "a:99999",
    ":80",
    "[::1",
    "[zz]",
    "999.999.999.999",
    "http://a",
    "a,b",
    "a\u0000",
    "a\r\nb",
    "é",
    "%zz",
  ])("is invalid: %j", (text) => {
    expect(isHost(text)).toBe(false);
  });
});
