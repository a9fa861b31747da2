import { query, useQuery } from "./query.ts";

export const provincesQuery = () => query("/provinces", {});

/** The place tree, a level at a time: what has not been chosen above is not asked for. Spec §3, address. */
export function usePlaces(provinceId: number | null, districtId: number | null) {
  const provinces = useQuery(...provincesQuery());
  const districts = useQuery(
    "/provinces/{id}/districts",
    provinceId === null ? null : { params: { path: { id: provinceId } } },
  );
  const wards = useQuery(
    "/districts/{id}/wards",
    districtId === null ? null : { params: { path: { id: districtId } } },
  );
  return {
    provinces: provinces.data?.data,
    districts: districts.data?.data,
    wards: wards.data?.data,
    failed: [provinces.error, districts.error, wards.error].some((error) => error !== undefined),
    retry: () => void Promise.all([provinces.mutate(), districts.mutate(), wards.mutate()]),
  };
}
