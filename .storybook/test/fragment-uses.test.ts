import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fragmentUses } from "../docs/fragment-uses.ts";
import { sectionsNamedIn } from "../docs/specification.ts";

describe("where a fragment is used", () => {
  const uses = fragmentUses(fileURLToPath(new URL("../..", import.meta.url)));

  it("is told by the imports, barrels seen through", () => {
    expect(uses["orders/OrderCard"]).toEqual({
      docs: "orders-ordercard--docs",
      within: ["orders/OrderListScreen"],
      pages: ["/account/purchase"],
      everywhere: false,
    });
  });

  it("names every address of a page that has several", () => {
    expect(uses["blog/BlogListScreen"]?.pages).toEqual(["/blogs", "/blogstype"]);
    expect(uses["support/PolicyScreen"]?.pages).toEqual(["/policy/:policy"]);
  });

  it("knows what stands around every page, or in its place", () => {
    expect(uses["shell/Header"]?.everywhere).toBe(true);
    expect(uses["shell/NotFoundScreen"]?.everywhere).toBe(true);
    expect(uses["orders/OrderCard"]?.everywhere).toBe(false);
  });

  it("leads to the page of documentation", () => {
    expect(uses["primitives/Toast"]?.docs).toBe("primitives-toast-toaster--docs");
  });

  it("finds a place for every screen", () => {
    const lost = Object.entries(uses)
      .filter(([name, { pages, everywhere }]) => name.endsWith("Screen") && pages.length === 0 && !everywhere)
      .map(([name]) => name);
    expect(lost).toEqual([]);
  });
});

describe("the specification", () => {
  it("is led to by the sections that a comment names", () => {
    expect(
      sectionsNamedIn("Money on its way back. Spec §4, refund, and §9.").map(({ anchor }) => anchor),
    ).toEqual(["4-states-and-transitions", "9-business-constants-and-limits"]);
  });

  it("is led to by no comment that names none", () => {
    expect(sectionsNamedIn("One box of a `CasePage`, as in §4 of something else.")).toEqual([]);
  });
});
