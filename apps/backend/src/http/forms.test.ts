import { describe, expect, it } from "vitest";
import { parseForm } from "./forms.ts";

describe("a form", () => {
  it.each([
    ["a=1&b=hai%20ba", { a: "1", b: "hai ba" }],
    [
      "customer_info[name]=Sen&customer_info[phone_number]=0901",
      { customer_info: { name: "Sen", phone_number: "0901" } },
    ],
    ["items[1][q]=2&items[0][q]=1", { items: [{ q: "1" }, { q: "2" }] }],
    ["ids[]=7&ids[]=9", { ids: ["7", "9"] }],
    ["ids=7&ids=9", { ids: ["7", "9"] }],
    ["ids[]=", { ids: [] }],
    ["name=&note=", { name: "", note: "" }],
    ["[x]=1&=2", { x: "1" }],
  ])("parses %s", (body, read) => {
    expect(parseForm(body)).toEqual(read);
  });

  it("cannot pollute a prototype", () => {
    const form = parseForm("__proto__[polluted]=1&constructor[prototype][polluted]=1");
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(Object.keys(form)).toEqual([]);
  });

  it.each([
    ["too deep", "a[b][c][d][e][f][g]=1"],
    ["too long", "a=1&".repeat(1001)],
    ["of a list that is too long", "a[5000]=1"],
  ])("that is %s is refused", (_, body) => {
    expect(() => parseForm(body)).toThrow(
      expect.objectContaining({ fields: [{ field: "body", code: "BROKEN_BODY" }] }),
    );
  });
});
