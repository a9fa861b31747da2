import * as z from "zod";
import { CarrierError, type CarrierPlace } from "../../../ports/carrier.ts";
import type { GhnApi } from "./api.ts";

/** A place by GHN's ids and names. */
export interface GhnPlace {
  provinceName: string;
  districtId: number;
  districtName: string;
  wardCode: string;
  wardName: string;
}

/** How long GHN's lists of places are cached. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const names = z.array(z.string()).nullish();
/** https://api.ghn.vn/home/docs/detail?id=92 (provinces), ?id=93 (districts), ?id=94 (wards). */
const provinces = z.array(z.object({ ProvinceID: z.int(), ProvinceName: z.string(), NameExtension: names }));
const districts = z.array(z.object({ DistrictID: z.int(), DistrictName: z.string(), NameExtension: names }));
const wards = z
  .array(z.object({ WardCode: z.string(), WardName: z.string(), NameExtension: names }))
  .nullable();

/** Finds our places in GHN's lists by name. Throws a `CarrierError` if GHN has none of that name. */
export function ghnPlaces(ask: GhnApi, now: () => Date) {
  const lists = new Map<string, { until: number; list: Promise<unknown> }>();

  // Caches public lists, so it grows no larger than Vietnam: 63 provinces, 700 districts.
  async function listOf<Entry>(key: string, read: () => Promise<Entry[]>): Promise<Entry[]> {
    const known = lists.get(key);
    if (known && known.until > now().getTime()) return (await known.list) as Entry[];
    const list = read();
    lists.set(key, { until: now().getTime() + KEPT_MS, list });
    list.catch(() => lists.delete(key));
    return list;
  }

  return async ({ province, district, ward }: CarrierPlace): Promise<GhnPlace> => {
    const inCountry = await listOf("", () => ask("/master-data/province", {}, provinces));
    const { ProvinceID, ProvinceName } = named(inCountry, "ProvinceName", province);
    const inProvince = await listOf(`p${ProvinceID}`, () =>
      ask("/master-data/district", { province_id: ProvinceID }, districts),
    );
    const { DistrictID, DistrictName } = named(inProvince, "DistrictName", district);
    const inDistrict = await listOf(
      `d${DistrictID}`,
      async () => (await ask("/master-data/ward", { district_id: DistrictID }, wards)) ?? [],
    );
    const { WardCode, WardName } = named(inDistrict, "WardName", ward);
    return {
      provinceName: ProvinceName,
      districtId: DistrictID,
      districtName: DistrictName,
      wardCode: WardCode,
      wardName: WardName,
    };
  };
}

/** Finds a place by its full name, otherwise by the plain one if only one has it: Huyện Cao Lãnh lies beside Thành phố Cao Lãnh. */
function named<
  Field extends string,
  Entry extends Record<Field, string> & { NameExtension?: string[] | null },
>(entries: readonly Entry[], field: Field, name: string): Entry {
  const called = (form: (name: string) => string) =>
    entries.filter((entry) =>
      [entry[field], ...(entry.NameExtension ?? [])].some((other) => form(other) === form(name)),
    );
  const [found = null] = called(exact);
  const [like = null, ...others] = called(plain);
  const place = found ?? (others.length === 0 ? like : null);
  if (place) return place;
  throw new CarrierError("refused", "place_unknown", `GHN has no place called ${name}, or several.`);
}

const TYPES = /^(thanh pho|tinh|quan|huyen|thi xa|thi tran|phuong|xa|tp)[ .]+/;

const exact = (name: string): string => name.normalize().toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Normalizes a name by removing its type, accents and leading zeros: "Phường 01" and "P. 1" are the same place. */
function plain(name: string): string {
  const bare = exact(name).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("đ", "d");
  return bare.replace(TYPES, "").replace(/^0+(?=\d)/, "");
}
