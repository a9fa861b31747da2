import { plainText } from "./plain-text.ts";

/** The cities listed first (spec §3 and §7), as the beginning of their name without accents. */
export const PREFERRED_PROVINCES = ["ho chi minh", "ha noi", "binh duong", "hai phong"] as const;

/** Normalizes a province's name for comparison: no accents, no leading "Thành phố" or "Tỉnh". */
function plainPlaceName(name: string): string {
  return plainText(name).replace(/^(thanh pho|tinh|tp\.?)\s+/, "");
}

/** Sorts provinces for display: the preferred ones first, in their order, then the others by name. Spec §3. */
export function sortProvinces<Place extends { name: string }>(provinces: readonly Place[]): Place[] {
  const ranked = provinces.map((place) => {
    const plain = plainPlaceName(place.name);
    const rank = PREFERRED_PROVINCES.findIndex((preferred) => preferred === plain);
    return { place, plain, rank: rank === -1 ? PREFERRED_PROVINCES.length : rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0))
    .map(({ place }) => place);
}
