import { bigint, boolean, index, integer, pgTable, real, sql, text } from "../../../database/drizzle.ts";
import { upTo } from "../../../database/schema/checks.ts";
import { createdAt, foreignInteger, ownCode } from "../../../database/schema/columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { districts, provinces, wards } from "../../places/tables.ts";

/** Shopping malls. The specification's ids are 8, 6, 9, 15, 16, 20. */
export const malls = pgTable(
  "malls",
  {
    id: integer().primaryKey(),
    ...ownCode(),
    name: text().notNull(),
    description_vi: text().notNull(),
    description_en: text().notNull(),
    /** Picture URLs, `/media/catalog/<id>`. */
    logo_url: text().notNull(),
    image_url: text().notNull(),
    hotline: text().notNull(),
    province_id: foreignInteger(() => provinces.id),
    district_id: foreignInteger(() => districts.id),
    ward_id: foreignInteger(() => wards.id),
    address: text().notNull(),
    full_address: text().notNull(),
    /** "09:30–22:00" */
    opening_hours: text().notNull(),
    latitude: real(),
    longitude: real(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    upTo(t.address, maxLength("DeliveryPlace", "address")),
    upTo(t.full_address, maxLength("DeliveryPlace", "full_address")),
  ],
);

/** Shops (tenants) of a mall. */
export const tenants = pgTable(
  "tenants",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    mall_id: foreignInteger(() => malls.id),
    name: text().notNull(),
    /** For keyword search. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(sql`sen_normalize(name)`),
    description_vi: text().notNull(),
    description_en: text().notNull(),
    image_url: text().notNull(),
    cover_url: text().notNull(),
    phone: text().notNull(),
    /** Location in the mall. */
    floor_vi: text().notNull(),
    floor_en: text().notNull(),
    province_id: foreignInteger(() => provinces.id),
    district_id: foreignInteger(() => districts.id),
    ward_id: foreignInteger(() => wards.id),
    address: text().notNull(),
    /** Average and count over the shop's products, updated by the seed and by reviews. */
    rating: real().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** Sum of all stars, so that the average stays exact when ratings change one at a time. */
    rating_sum: bigint({ mode: "number" }).notNull().default(0),
    product_count: integer().notNull().default(0),
    sold_count: integer().notNull().default(0),
    /** Updated in the same statement as `followed_shops` (`countFollowers`). */
    follower_count: integer().notNull().default(0),
    /** Minutes in which it usually answers a question. Null if too few were asked. As of the last `measure-reply-times`. */
    reply_minutes: integer(),
    /** Whether the shop delivers orders itself (delivery type "shop"). */
    delivers_itself: boolean().notNull().default(false),
    /** As in the operator's files. */
    own_active: boolean().notNull().default(true),
    /** `own_active`, and the mall is active too. Set by a trigger. */
    active: boolean().notNull().default(true),
    joined_at: createdAt(),
  },
  (t) => [
    index().on(t.mall_id, t.id),
    index().using("gin", t.search_text.op("gin_trgm_ops")),
    upTo(t.name, maxLength("TenantSummary", "name")),
    upTo(t.image_url, maxLength("TenantSummary", "image_url")),
    upTo(t.phone, maxLength("ReturnTenant", "phone_number")),
    upTo(t.address, maxLength("DeliveryPlace", "address")),
  ],
);
