import { createHash, hkdfSync } from "node:crypto";
import { eq, sql } from "../../../database/drizzle.ts";
import * as z from "zod";
import type { Database } from "../../../database/connect.ts";
import { providerTokens } from "../../../database/schema/index.ts";
import { fieldEncryption } from "../../../encryption/field-encryption.ts";
import type { Clock } from "../../../ports/clock.ts";
import { MESSAGE_TIMEOUT_MS, postForJson } from "../post.ts";
import { MessageTrouble } from "../../../ports/sms.ts";
import type { ZnsSettings } from "./settings.ts";

/** Access to Zalo's interface: a token is good for a day. */
export interface ZnsTokens {
  current: () => Promise<string>;
  /** Another one than a token that Zalo did not take. */
  renewed: (refused: string) => Promise<string>;
}

/** https://developers.zalo.me/docs/official-account: a refresh token is good once and for three months, an access token for 25 hours. */
const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive(),
});

const PROVIDER = "zns";
/** Renewed so long before it ends. */
const EARLY_MS = 10 * 60 * 1000;
/** One number for everybody who renews: PostgreSQL lets one through at a time. */
const RENEWAL_LOCK = 7_364_002;

/** Tokens that all programs of the shop share: each renewal spends the refresh token of before. They lie encrypted. */
export function znsTokens(
  settings: ZnsSettings,
  { db, clock, secrets }: { db: Database; clock: Clock; secrets: readonly string[] },
  timeoutMs = MESSAGE_TIMEOUT_MS,
): ZnsTokens {
  const [key = Buffer.alloc(0), ...formerKeys] = secrets.map((secret) =>
    Buffer.from(hkdfSync("sha256", secret, "", "sen provider token", 32)),
  );
  const encryption = fieldEncryption(key, formerKeys);
  const origin = createHash("sha256").update(settings.refreshToken).digest("base64url");
  const encrypt = (token: string) => encryption.encrypt(Buffer.from(token), PROVIDER).toString("base64");
  /** Null for what was encrypted with a secret that is not known any more. */
  const decrypt = (encrypted: string): string | null => {
    try {
      return encryption.decrypt(Buffer.from(encrypted, "base64"), PROVIDER).toString();
    } catch {
      return null;
    }
  };

  async function renew(refreshToken: string): Promise<z.infer<typeof answer>> {
    const said = await postForJson(PROVIDER, `${settings.oauthUrl}/v4/oa/access_token`, {
      headers: { "content-type": "application/x-www-form-urlencoded", secret_key: settings.appSecret },
      body: new URLSearchParams({
        app_id: settings.appId,
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      }).toString(),
      timeoutMs,
    });
    const read = answer.safeParse(said);
    // A refusal has an `error` of its own; neither it nor half an answer can be used.
    if (!read.success) throw new MessageTrouble("account", PROVIDER, "token_not_renewed");
    return read.data;
  }

  /** The kept token, or another where that has ended or was refused. No order is locked meanwhile, only the renewal itself. */
  const take = (refused: string | null): Promise<string> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${RENEWAL_LOCK})`);
      const [row] = await tx.select().from(providerTokens).where(eq(providerTokens.provider, PROVIDER));
      const isOurs = row?.origin === origin;
      const kept = isOurs ? decrypt(row.access_token) : null;
      const isGood = isOurs && row.expires_at.getTime() - EARLY_MS > clock.now().getTime();
      if (kept !== null && isGood && kept !== refused) return kept;
      const { access_token, refresh_token, expires_in } = await renew(
        (isOurs ? decrypt(row.refresh_token) : null) ?? settings.refreshToken,
      );
      const values = {
        provider: PROVIDER,
        access_token: encrypt(access_token),
        refresh_token: encrypt(refresh_token),
        origin,
        expires_at: new Date(clock.now().getTime() + expires_in * 1000),
      };
      await tx
        .insert(providerTokens)
        .values(values)
        .onConflictDoUpdate({ target: providerTokens.provider, set: values });
      return access_token;
    });
  return { current: () => take(null), renewed: take };
}
