import { DELIVERY_TYPES } from "@sen/domain";
import {
  code,
  dong,
  patternText,
  inBothLanguages,
  oneOf,
  optional,
  reference,
  text,
  wholeNumber,
  yesNo,
} from "../columns.ts";
import type { Table } from "../table.ts";

const officialCode = (example: string) => patternText(/^\d{1,6}$/, "digits", example);

/** A place, whose id is its official code as a number. */
const place = (name: string, about: string, above: Table["columns"], example: string): Table => ({
  name,
  about,
  key: ["code"],
  columns: {
    code: officialCode(example),
    ...above,
    name: text(100, "Tân Định"),
    full_name: text(120, "Phường Tân Định"),
  },
  target: name,
  find: "t.id = s.code::integer",
  order: "t.id",
  fresh: { id: "s.code::integer" },
  exported: false,
});

const above = (table: string, column: string, example: string) => ({
  ...reference(table, column, table, example),
  // The id is the code as a number, and the `code` columns have no index.
  value: "s.?::integer",
  wanted: { code: "digits" as const },
});

const wards = place(
  "wards",
  "Wards, each in its district.",
  { district_code: above("districts", "district_id", "760") },
  "26734",
);

const days = (example: string) => wholeNumber(0, 60, example);

const provinces = place("provinces", "Provinces and cities.", {}, "79");

/** Places, banks and delivery methods. */
export const masterTables: readonly Table[] = [
  {
    ...provinces,
    columns: { ...provinces.columns, preferred_rank: optional(wholeNumber(1, 100, "1")) },
  },
  place(
    "districts",
    "Districts, each in its province.",
    { province_code: above("provinces", "province_id", "79") },
    "760",
  ),
  {
    ...wards,
    columns: {
      ...wards.columns,
      since_2025: optional(text(300, "Phường Tân Định, Thành phố Hồ Chí Minh")),
    },
  },
  {
    name: "banks",
    about: "Banks that refunds can be paid to.",
    key: ["code"],
    columns: {
      code: code("VCB"),
      bank_bin: patternText(/^\d{6}$/, "digits", "970436"),
      bank_name: text(100, "Vietcombank"),
      name: text(200, "Joint Stock Commercial Bank for Foreign Trade of Vietnam"),
      name_vn: text(200, "Ngân hàng TMCP Ngoại thương Việt Nam"),
    },
    target: "banks",
    find: "t.code = s.code",
    order: "t.id",
    exported: false,
  },
  {
    name: "shipping_methods",
    about: "Delivery methods and their fees.",
    key: ["delivery_type"],
    columns: {
      delivery_type: oneOf(DELIVERY_TYPES, "normal"),
      ...inBothLanguages("name", 100, "Giao hàng tiêu chuẩn", "Standard delivery"),
      ...inBothLanguages("description", 300, "Nhân viên gọi trước khi giao.", "The carrier calls first."),
      fee_near: dong("18000"),
      fee_far: dong("32000"),
      fee_per_kilogram: dong("5000"),
      days_near_from: days("1"),
      days_near_to: days("2"),
      days_far_from: days("3"),
      days_far_to: days("5"),
      near_only: yesNo(false),
      position: wholeNumber(0, 1000, "1"),
    },
    target: "shipping_methods",
    find: "t.delivery_type = s.delivery_type",
    order: "t.position, t.delivery_type",
    checks: [
      {
        column: "days_near_to",
        wanted: { code: "at_least", values: { other: "days_near_from" } },
        needs: ["days_near_from", "days_near_to"],
        sql: "select s.line, s.days_near_to::text as found from {s} where s.days_near_to < s.days_near_from",
      },
      {
        column: "days_far_to",
        wanted: { code: "at_least", values: { other: "days_far_from" } },
        needs: ["days_far_from", "days_far_to"],
        sql: "select s.line, s.days_far_to::text as found from {s} where s.days_far_to < s.days_far_from",
      },
    ],
  },
];
