import type { PlaceIds, PlaceNames } from "../../ports/place-tree.ts";

/** Ward, district and province in one line. */
export function placeLine({
  ward_name,
  district_name,
  province_name,
}: Omit<PlaceNames, "since_2025">): string {
  return [ward_name, district_name, province_name].filter((name) => name !== null).join(", ");
}

/** The place and all places above it. Spec §5: the ward's code follows the slash in the entry that contains `ward`. */
export function parentPath({ province_id, district_id, ward_id }: PlaceIds): string[] {
  const district = district_id === null ? [] : [`district/${district_id}`];
  return [`province/${province_id}`, ...district, `ward/${ward_id}`];
}
