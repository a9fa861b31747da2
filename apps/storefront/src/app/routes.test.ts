import { NotificationSource, notificationTarget } from "@sen/domain";
import contract from "@sen/api/openapi.json" with { type: "json" };
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { canonicalSearch } from "../core/href.ts";
import { matchPage, routes } from "./routes.ts";

describe("a URL", () => {
  it.each([
    ["/", "catalog/HomePage", {}],
    ["/en", "catalog/HomePage", {}],
    ["/en/product/42", "product/ProductPage", { id: 42 }],
    ["/product/42/", "product/ProductPage", { id: 42 }],
    ["/account/purchase/return/create?id=7", "aftersales/ReturnCreatePage", { id: 7 }],
    ["/account/purchase/return/7", "aftersales/ReturnPage", { id: 7 }],
    ["/account/purchase/return/create", "aftersales/CaseTabPage", {}],
    ["/account/purchase/finish", "aftersales/CaseTabPage", { kind: "finish" }],
    ["/en/account/purchase/complaint", "aftersales/CaseTabPage", { kind: "complaint" }],
    ["/account/purchase/detail?id=9", "orders/OrderPage", { id: 9 }],
    ["/support/category/9", "support/SupportCategoryPage", { category: 9 }],
    ["/en/support/my-questions/42", "support/MyQuestionPage", { id: 42 }],
    ["/support/my-questions?id=42", "support/MyQuestionsPage", {}],
  ])("%s matches the page %s", (href, page, values) => {
    const { pathname, search } = new URL(href, "http://shop.test");
    const match = matchPage(pathname, search);
    expect([match?.row.page, match?.values]).toMatchObject([page, values]);
  });

  it.each([
    "/nothing",
    "/en/en",
    "/product/abc",
    "/product/0",
    "/product/-1",
    "/product/9007199254740992",
    "/account/purchase/detail",
    "/account/purchase/detail?id=x",
    "/account/purchase/nothing",
    "/support/category/0",
    "/support/category/10",
    "/support/category/abc",
    "/support/my-questions/x",
    "/wp-login.php",
    "/%ff",
  ])("%s matches no page", (href) => {
    const [pathname = "", search = ""] = href.split(/(?=\?)/);
    expect(matchPage(pathname, search)).toBeNull();
  });

  it.each([
    ["/product/1?utm_source=x&gclid=y", ""],
    ["/product/1?quantity=3&utm_source=x&variant=102", "?variant=102"],
    ["/products?utm_source=x&category_id=3&sort_by=price_asc", "?category_id=3&sort_by=price_asc"],
    ["/products?sort_by=price_asc&category_id=3", "?category_id=3&sort_by=price_asc"],
    ["/products?price_min=abc&sort_by=__proto__", ""],
    ["/blogs?utm_source=x&tag_ids=4&tag_ids=2&type=opinion&page=1", "?tag_ids=2&tag_ids=4"],
    ["/blogstype", "?type=blog"],
    ["/en/blogstype?type=news&is_highlight=1", "?type=news&is_highlight=1"],
    ["/blog/1?utm_source=x", ""],
    ["/account/purchase?status=CREATED&junk=1", "?status=CREATED"],
    ["/cart?anything=1", ""],
  ])("%s has the canonical query %s", (href, expected) => {
    const { pathname, search } = new URL(href, "http://shop.test");
    const match = matchPage(pathname, search);
    expect(match && canonicalSearch(match)).toBe(expected);
  });
});

describe("the route table", () => {
  it("names an existing module for each page", () => {
    for (const { page } of routes) {
      expect(existsSync(fileURLToPath(new URL(`../areas/${page}.tsx`, import.meta.url))), page).toBe(true);
    }
  });

  it("has exactly the pages whose views the contract counts", () => {
    const paths = routes.map(({ path }) => path);
    expect([...new Set<string>(paths), "/other"].toSorted()).toEqual(
      contract.components.schemas.PagePath.enum.toSorted(),
    );
  });

  it.each(Object.values(NotificationSource))(
    "has the page that a notification about a %s opens",
    (source_type) => {
      const target = notificationTarget({ source_type, source_id: 7, order_detail_id: 42 });
      const { pathname, search } = new URL(target?.href ?? "", "http://shop.test");
      expect(matchPage(pathname, search)).not.toBeNull();
    },
  );

  it("leads to pages that exist", () => {
    const pages = routes.map(({ page }) => page);
    for (const { leadsTo = [] } of routes) for (const next of leadsTo) expect(pages).toContain(next);
  });
});
