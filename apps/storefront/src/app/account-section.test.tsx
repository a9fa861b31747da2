// @vitest-environment happy-dom
import { createI18n, I18nextProvider, localeOfPath } from "@sen/i18n";
import type { AccountLayoutProps } from "@sen/ui/account";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { AccountSection } from "../areas/account/AccountSection.tsx";
import { matchPage } from "./routes.ts";

const shown = vi.hoisted(() => vi.fn((_props: AccountLayoutProps) => null as never));
vi.mock(import("@sen/ui/account"), async (original) => ({ ...(await original()), AccountLayout: shown }));

it.each([
  ["/account/address", "address", undefined],
  ["/en/account/voucher?status=used", "voucher", undefined],
  ["/register/membership?utm_source=x", "membership", undefined],
  ["/support/shop-questions", "shop_questions", undefined],
  ["/account/wish-list", "wish_list", undefined],
  ["/notification?tab=order&utm_source=x", "notification_order", undefined],
  ["/notification", undefined, undefined],
  ["/account/notification", "notification_settings", undefined],
  ["/account/purchase?status=CREATED", "purchase", undefined],
  ["/en/account/purchase/detail?id=9", "purchase", "/en/account/purchase"],
  ["/account/purchase/return/7?status=RETURN", "purchase", "/account/purchase"],
  ["/account/purchase/review?id=7", "purchase", "/account/purchase"],
])("%s is shown at the entry %s, with a link back to %s", (url, current, listHref) => {
  const { pathname, search } = new URL(url, "http://shop.test");
  const match = matchPage(pathname, search);
  if (!match) throw new Error("No page matches.");
  expect(match.row.inAccount).toBe(true);
  renderToString(
    <I18nextProvider i18n={createI18n({ locale: localeOfPath(pathname), texts: {} })}>
      <MemoryRouter>
        <AccountSection match={match}>page</AccountSection>
      </MemoryRouter>
    </I18nextProvider>,
  );
  const { current: entry, listHref: back } = shown.mock.lastCall?.[0] ?? {};
  expect([entry, back]).toEqual([current, listHref]);
});
