// @vitest-environment happy-dom
import type { ProductDetail } from "@sen/api";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useDestination } from "./destination.ts";

const home = {
  type: 1,
  province_id: 79,
  district_id: 760,
  ward_id: 26734,
  full_address: "12 Trần Quang Khải",
};
vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
afterEach(clearSession);

const toProvince = { tenant_id: 17, product_id: 16, province_id: 79 };
const toWard = { ...toProvince, district_id: 760, ward_id: 26734 };

it.each<[string, number[], object[]]>([
  ["asks for the fee to the ward of the customer's address, as checkout does", [26734], [toWard]],
  ["asks for the fee to the province when the ward is no more", [], [toWard, toProvince]],
])("%s", async (_, wards, expected) => {
  const quoted: object[] = [];
  serve({
    "GET /addresses": () => [home],
    "GET /shipping"({ query }: { query: { ward_id?: number } }) {
      quoted.push(query);
      return query.ward_id === undefined || wards.includes(query.ward_id) ? [] : refusal(422);
    },
  });
  signIn();
  const product = { id: 16, tenant_card: { id: 17 } } as ProductDetail;
  const { now } = renderHook(() => useDestination(product));
  await expect.poll(() => now().methods).toEqual([]);
  expect(quoted).toEqual(expected);
  expect(now().isEstimate).toBe(expected.length > 1);
});
