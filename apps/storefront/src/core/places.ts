import type { District, Province, Ward } from "@sen/api";
import type { PlaceSource } from "@sen/ui/account";
import { call } from "./api.ts";

let provinces: Promise<readonly Province[]> | null = null;

/** The place tree, a level at a time; each rejects when it cannot be had. Provinces are fetched once a visit. */
export const placeSource: PlaceSource = {
  async dataset() {
    const { data, error } = await call((api) => api.GET("/place-dataset", {}));
    if (!data) throw error;
    return data.data;
  },
  provinces() {
    provinces ??= fetchProvinces().catch((error: unknown) => {
      provinces = null;
      throw error;
    });
    return provinces;
  },
  async districts(provinceId): Promise<readonly District[]> {
    const { data, error } = await call((api) =>
      api.GET("/provinces/{id}/districts", {
        params: { path: { id: provinceId } },
      }),
    );
    if (!data) throw error;
    return data.data;
  },
  async wards(districtId): Promise<readonly Ward[]> {
    const { data, error } = await call((api) =>
      api.GET("/districts/{id}/wards", { params: { path: { id: districtId } } }),
    );
    if (!data) throw error;
    return data.data;
  },
  async provinceWards(provinceId): Promise<readonly Ward[]> {
    const { data, error } = await call((api) =>
      api.GET("/provinces/{id}/wards", { params: { path: { id: provinceId } } }),
    );
    if (!data) throw error;
    return data.data;
  },
};

async function fetchProvinces(): Promise<readonly Province[]> {
  const { data, error } = await call((api) => api.GET("/provinces", {}));
  if (!data) throw error;
  return data.data;
}
