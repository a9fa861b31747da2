import { describe, expect, it } from "vitest";
import { toForm } from "../src/wire/form-body.ts";

describe("toForm", () => {
  it.each([
    ["a plain field", { a: 1 }, "a=1"],
    ["zero, false and an empty text", { a: 0, b: false, c: "" }, "a=0&b=false&c="],
    ["null as an empty field", { a: null }, "a="],
    ["nothing for undefined", { a: undefined, b: 1 }, "b=1"],
    ["a nested field", { a: { b: { c: 1 } } }, "a[b][c]=1"],
    ["a list", { a: [1, 2] }, "a[0]=1&a[1]=2"],
    ["a list of objects", { a: [{ b: 1 }, { b: 2 }] }, "a[0][b]=1&a[1][b]=2"],
    ["an empty list", { a: [] }, "a[]="],
    ["no body", undefined, ""],
  ])("encodes %s", (_case, body, form) => {
    expect(decodeURIComponent(toForm(body).toString())).toBe(form);
  });

  it("escapes separators", () => {
    expect(toForm({ a: "1&b=2", "c=": "x+y" }).toString()).toBe("a=1%26b%3D2&c%3D=x%2By");
  });
});
