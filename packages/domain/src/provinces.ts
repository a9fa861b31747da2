/** The cities that are offered first (spec §3 and §7), by the beginning of their name without accents. */
export const PREFERRED_PROVINCES = ["ho chi minh", "ha noi", "binh duong", "hai phong"] as const;

/** A text for comparing: lower case, no accents (đ is d), no "Thành phố" or "Tỉnh" before the name. */
export function plainPlaceName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .trim()
    .replace(/^(thanh pho|tinh|tp\.?)\s+/, "");
}

/** Provinces as they are offered: the preferred ones first in their order, then all others by name. Spec §3. */
export function sortProvinces<Place extends { name: string }>(provinces: readonly Place[]): Place[] {
  const ranked = provinces.map((place) => {
    const plain = plainPlaceName(place.name);
    const rank = PREFERRED_PROVINCES.findIndex((preferred) => preferred === plain);
    return { place, plain, rank: rank === -1 ? PREFERRED_PROVINCES.length : rank };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0))
    .map(({ place }) => place);
}
