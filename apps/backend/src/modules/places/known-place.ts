import type { PlaceLevels } from "@sen/domain";
import { and, eq, isNull } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { addresses } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { invalid, type DomainError } from "../../errors/errors.ts";
import type { PlaceIds, PlaceNames, PlaceTree } from "../../ports/place-tree.ts";

/** The names of a place, and the data set they are from. */
export interface KnownPlace extends PlaceNames {
  place_dataset: string;
  place_dataset_version: string;
}

/** The field error for a place that is in neither the data set nor the customer's addresses. */
export function unknownPlace({ district_id }: PlaceIds, tree: PlaceTree, within = ""): DomainError {
  const withDistrict = district_id !== null;
  if (withDistrict === (tree.dataset.levels === 3)) return invalid(`${within}ward_id`, "PLACE_UNKNOWN");
  return invalid(`${within}district_id`, withDistrict ? "PLACE_UNKNOWN" : "DISTRICT_REQUIRED");
}

/** How many levels a customer's place has. Whether the data set has as many is checked by `knownPlace`. */
export const levelsOf = ({ district_id }: Pick<PlaceIds, "district_id">): PlaceLevels =>
  district_id === null ? 2 : 3;

/** Looks a place up in the tree, then in the customer's saved addresses, which stay valid when the data set changes. Null if neither has it. */
export async function knownPlace(
  db: Queryable,
  tree: PlaceTree,
  customer: Customer,
  ids: PlaceIds,
): Promise<KnownPlace | null> {
  const { name, version } = tree.dataset;
  const known = await tree.find(db, ids);
  if (known) return { ...known, place_dataset: name, place_dataset_version: version };
  const [saved] = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.customer_id, customer.id),
        eq(addresses.province_id, ids.province_id),
        ids.district_id === null ? isNull(addresses.district_id) : eq(addresses.district_id, ids.district_id),
        eq(addresses.ward_id, ids.ward_id),
        isNull(addresses.deleted_at),
      ),
    )
    .limit(1);
  if (!saved) return null;
  const { province_name, district_name, ward_name, place_dataset, place_dataset_version } = saved;
  const names = { province_name, district_name, ward_name, since_2025: null };
  return { ...names, place_dataset, place_dataset_version };
}
