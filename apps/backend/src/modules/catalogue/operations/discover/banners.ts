import { and, asc, eq, isNull } from "../../../../database/drizzle.ts";
import { banners } from "../../../../database/schema/index.ts";
import { ok } from "../../../../http/envelope.ts";
import { inLanguage } from "../../../../texts/in-language.ts";
import type { Operation } from "../../../../http/operation.ts";

const SHOWN = 20;
const ON = 1;

/** Banners shown on the home page, or on a mall's page. */
export const listBanners: Operation<"listBanners"> = async ({ db, query, locale }) => {
  const place = query.mall_id === undefined ? isNull(banners.mall_id) : eq(banners.mall_id, query.mall_id);
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.status, ON), place))
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(SHOWN);
  return ok(
    rows.map((banner) => ({
      id: banner.id,
      title: inLanguage(banner, "title", locale),
      subtitle: inLanguage(banner, "subtitle", locale),
      image_url: banner.image_url,
      alt: inLanguage(banner, "alt", locale),
      href: banner.href,
      background: banner.background,
    })),
  );
};
