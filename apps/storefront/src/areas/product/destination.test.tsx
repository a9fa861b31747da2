// @vitest-environment happy-dom
import type { ProductDetail } from "@sen/api";
import type { Destination } from "@sen/ui/product";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { useDestination } from "./destination.ts";

const server = vi.hoisted(() => ({ asked: [] as object[], wards: [26734] }));
const home = {
  type: 1,
  province_id: 79,
  district_id: 760,
  ward_id: 26734,
  full_address: "12 Trần Quang Khải",
};
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (path: string, { params }: { params?: { query?: { ward_id?: number } } }) => {
      const asked = params?.query ?? {};
      if (path === "/shipping") server.asked.push(asked);
      if (asked.ward_id !== undefined && !server.wards.includes(asked.ward_id)) {
        return Promise.resolve({ error: { code: 422 }, response: { status: 422 } });
      }
      return Promise.resolve({ data: { data: path === "/addresses" ? [home] : [] } });
    },
  },
}));
afterEach(clearSession);

const toProvince = { tenant_id: 17, product_id: 16, province_id: 79 };
const toWard = { ...toProvince, district_id: 760, ward_id: 26734 };

it.each([
  ["asks for the fee to the ward of the customer's address, as checkout does", [26734], [toWard]],
  ["asks for the fee to the province when the ward is no more", [], [toWard, toProvince]],
])("%s", async (_, wards, expected) => {
  Object.assign(server, { asked: [], wards });
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  const given = vi.fn<(destination: Destination) => void>();
  const product = { id: 16, tenant_card: { id: 17 } } as ProductDetail;
  function Page() {
    given(useDestination(product));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(given.mock.lastCall?.[0].methods).toEqual([]));
  expect(server.asked).toEqual(expected);
  expect(given.mock.lastCall?.[0].isEstimate).toBe(expected.length > 1);
  root.unmount();
});
