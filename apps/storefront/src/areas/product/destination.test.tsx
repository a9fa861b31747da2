// @vitest-environment happy-dom
import type { ProductDetail } from "@sen/api";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
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
  signIn();
  const product = { id: 16, tenant_card: { id: 17 } } as ProductDetail;
  const { now } = renderHook(() => useDestination(product));
  await expect.poll(() => now().methods).toEqual([]);
  expect(server.asked).toEqual(expected);
  expect(now().isEstimate).toBe(expected.length > 1);
});
