// @vitest-environment happy-dom
import type { ProductDetail } from "@sen/api";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { useDestination } from "./destination.ts";

const asked = vi.hoisted(() => [] as object[]);
const home = {
  type: 1,
  province_id: 79,
  district_id: 760,
  ward_id: 26734,
  full_address: "12 Trần Quang Khải",
};
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (path: string, { params }: { params: { query: object } }) => {
      if (path === "/shipping") asked.push(params.query);
      return Promise.resolve({ data: { data: path === "/addresses" ? [home] : [] } });
    },
  },
}));
afterEach(clearSession);

it("asks for the fee to the ward of the customer's address, as checkout does", async () => {
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  const product = { id: 16, tenant_card: { id: 17 } } as ProductDetail;
  function Page() {
    useDestination(product);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { tenant_id: 17, product_id: 16, province_id: 79, district_id: 760, ward_id: 26734 },
    ]),
  );
  root.unmount();
});
