import { and, asc, eq, sql } from "../../../database/drizzle.ts";
import { malls, stations } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { stationOf } from "../station-presenter.ts";

/** Most stations in a response; the contract's limit. */
const STATION_LIMIT = 200;

/** Stations of a province or district, those of the same ward first, without those of closed malls. */
export const listStations: Operation<"listStations"> = async ({ db, query, locale }) => {
  const { province_id, district_id, ward_id } = query;
  const rows = await db
    .select()
    .from(stations)
    .where(
      and(
        province_id === undefined ? undefined : eq(stations.province_id, province_id),
        district_id === undefined ? undefined : eq(stations.district_id, district_id),
        sql`not exists (select from ${malls} where ${malls.id} = ${stations.mall_id} and not ${malls.active})`,
      ),
    )
    .orderBy(sql`${stations.ward_id} is distinct from ${ward_id ?? null}::integer`, asc(stations.id))
    .limit(STATION_LIMIT);
  return ok(rows.map((row) => stationOf(row, locale)));
};
