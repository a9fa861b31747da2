import { maxLength } from "../../../database/schema/max-length.ts";
import {
  active,
  type Column,
  decimal,
  inBothLanguages,
  optional,
  ownCode,
  patternText,
  position,
  reference,
  text,
  yesNo,
} from "../columns.ts";
import { picture } from "../picture-column.ts";
import { openingHours, timeOfDayText } from "../time-columns.ts";
import type { Table } from "../table.ts";

const phone = (example: string) => patternText(/^[+01][\d ]{3,15}$/, "phone", example);
const description = (vi: string, en: string) => {
  const both = inBothLanguages("description", 5000, vi, en);
  return Object.fromEntries(Object.entries(both).map(([name, column]) => [name, optional(column, "''")]));
};

/** SQL: the province or district of the row's ward. */
const wardOf = (what: "p" | "d") =>
  `(select ${what === "p" ? "d.province_id" : "d.id"} from wards w join districts d on d.id = w.district_id where w.code = s.ward_code)`;
const ward: Column = {
  ...reference("wards", "ward_id", "wards", "26734"),
  // All have five digits, and spreadsheets drop the first zeros of those in the north.
  read: (cell) => (/^\d{1,5}$/.test(cell) ? cell.padStart(5, "0") : null),
  wanted: { code: "digits" },
};
/** SQL: "Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh" of a row `t`. */
const PLACE_LINE = `(select concat_ws(', ', w.full_name, d.full_name, p.full_name)
  from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where w.id = t.ward_id)`;
const completePlace = (table: string) =>
  `update ${table} t set province_id = d.province_id, district_id = d.id,
    full_address = t.address || ', ' || ${PLACE_LINE}
   from wards w join districts d on d.id = w.district_id
   where w.id = t.ward_id and t.own_code is not null and (t.province_id, t.district_id, t.full_address)
     is distinct from (d.province_id, d.id, t.address || ', ' || ${PLACE_LINE})`;

/** Malls, stations and shops. */
export const mallTables: readonly Table[] = [
  {
    name: "malls",
    about: "Shopping malls. Closing one (`active` = `no`) closes its shops, until it is open again.",
    key: ["mall_code"],
    columns: {
      mall_code: ownCode("sen-q1"),
      name: text(200, "Sen Plaza Quận 1"),
      ...description("Trung tâm thương mại bên sông.", "A mall by the river."),
      logo: picture("logo_url", "sen-logo.png"),
      image: picture("image_url", "sen-q1.jpg"),
      hotline: phone("19001042"),
      ward_code: ward,
      address: text(maxLength("DeliveryPlace", "address"), "12 Nguyễn Huệ"),
      opening_hours: openingHours("09:30–22:00"),
      latitude: optional(decimal(-90, 90, "10.774")),
      longitude: optional(decimal(-180, 180, "106.703")),
      position,
      active,
    },
    target: "malls",
    find: "t.code = s.mall_code",
    fresh: {
      id: `row_number() over (order by s.line) + greatest((select max(id) from malls), 0,
        (select max(case when n.mall_code ~ '^[1-9][0-9]{0,8}$' then n.mall_code::integer end) from import_malls n))`,
      province_id: wardOf("p"),
      district_id: wardOf("d"),
      full_address: "s.address",
    },
    after: [completePlace("malls")],
  },
  {
    name: "stations",
    about: "Stations where parcels are dropped off or picked up.",
    key: ["station_code"],
    columns: {
      station_code: ownCode("quay-q1"),
      ...inBothLanguages("name", 200, "Quầy dịch vụ Sen Plaza", "Service desk at Sen Plaza"),
      phone: phone("19001042"),
      ward_code: ward,
      address: text(200, "Tầng trệt, 12 Nguyễn Huệ"),
      opens_at: timeOfDayText("09:30"),
      closes_at: timeOfDayText("22:00"),
      mall_code: optional(reference("malls", "mall_id", "malls", "sen-q1")),
    },
    target: "stations",
    find: "t.code = s.station_code",
    fresh: { province_id: wardOf("p"), district_id: wardOf("d"), full_address: "s.address" },
    after: [completePlace("stations")],
  },
  {
    name: "shops",
    about: "Shops, each in one mall.",
    key: ["shop_code"],
    columns: {
      shop_code: ownCode("tra-sen"),
      mall_code: reference("malls", "mall_id", "malls", "sen-q1"),
      name: text(maxLength("TenantSummary", "name"), "Trà Sen"),
      ...description("Trà và bánh.", "Tea and cakes."),
      image: picture("image_url", "tra-sen.jpg"),
      cover: picture("cover_url", "tra-sen-cover.jpg"),
      phone: phone("0281234567"),
      ...inBothLanguages("floor", 100, "Tầng 2", "Floor 2"),
      address: text(maxLength("DeliveryPlace", "address"), "Gian L2-01, Sen Plaza Quận 1"),
      delivers_itself: yesNo(false),
      active: { ...active, to: "own_active" },
    },
    target: "tenants",
    find: "t.code = s.shop_code",
    fresh: Object.fromEntries(
      ["province_id", "district_id", "ward_id"].map((name) => [
        name,
        `(select m.${name} from malls m where m.code = s.mall_code)`,
      ]),
    ),
    after: [
      `update tenants t set province_id = m.province_id, district_id = m.district_id, ward_id = m.ward_id
       from malls m where m.id = t.mall_id and t.own_code is not null
         and (t.province_id, t.district_id, t.ward_id) is distinct from (m.province_id, m.district_id, m.ward_id)`,
      `update products p set mall_id = t.mall_id from tenants t
       where t.id = p.tenant_id and p.mall_id is distinct from t.mall_id`,
    ],
  },
];
