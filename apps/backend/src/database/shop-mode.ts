import { sql } from "./drizzle.ts";
import type { Queryable } from "./connect.ts";
import { StartFailure } from "./failure.ts";
import { shopMode, type SHOP_MODES } from "./schema/index.ts";
import type { Queries } from "./queries.ts";

/** A demonstration or a real shop. */
export type ShopMode = (typeof SHOP_MODES)[number];

type Reader = Pick<Queries, "execute">;

const OTHER_DATABASE = "use another database (DATABASE_URL or SEN_DATA_DIR)";

/** The database's mode; null while it has none, or no tables yet. */
export async function shopModeOf(db: Reader): Promise<ShopMode | null> {
  const { rows: tables } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('public.shop_mode') is not null as found`,
  );
  if (tables[0]?.found !== true) return null;
  const { rows } = await db.execute<{ mode: ShopMode }>(sql`select mode from shop_mode`);
  return rows[0]?.mode ?? null;
}

/** Sets the database's mode for good. Throws a `StartFailure` if it already has the other one. */
export async function rememberShopMode(db: Queryable, mode: ShopMode, since: Date): Promise<void> {
  await db.insert(shopMode).values({ mode, since }).onConflictDoNothing();
  await assertShopMode(db, mode);
}

/** Throws a `StartFailure` with a way out if the database has the other mode. A database without a mode passes. */
export async function assertShopMode(db: Reader, mode: ShopMode): Promise<void> {
  const found = await shopModeOf(db);
  if (found === null || found === mode) return;
  throw new StartFailure(
    mode === "demo"
      ? `This database is a real shop's, but SEN_MODE is demo. Set SEN_MODE=production with the shop's own settings, or ${OTHER_DATABASE}.`
      : `This database is a demonstration's, but SEN_MODE is production. A real shop starts with an empty database: ${OTHER_DATABASE}.`,
  );
}

/** Throws a `StartFailure` in a real shop, for changes that only a demonstration allows. */
export function assertDemonstration(mode: ShopMode | null, what: string): void {
  if (mode !== "production") return;
  throw new StartFailure(
    `${what} is for demonstrations only, and this is a real shop. To try it out, ${OTHER_DATABASE}.`,
  );
}

/** Guards a simulated adapter: on a real shop's database each call is refused, whatever the environment says. */
export function inDemonstrations<Adapter extends object>(
  db: Reader,
  what: string,
  adapter: Adapter,
): Adapter {
  const guarded = Object.entries(adapter).map(([name, part]: [string, unknown]) => {
    if (typeof part !== "function") return [name, part];
    const call = async (...given: unknown[]): Promise<unknown> => {
      assertDemonstration(await shopModeOf(db), what);
      return part(...given) as unknown;
    };
    return [name, call];
  });
  return Object.fromEntries(guarded) as Adapter;
}
