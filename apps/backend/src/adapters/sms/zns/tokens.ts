import { createHash, hkdfSync } from "node:crypto";
import { eq, sql } from "../../../database/drizzle.ts";
import * as z from "zod";
import type { Database } from "../../../database/connect.ts";
import { providerTokens } from "../../../database/schema/index.ts";
import { fieldEncryption } from "../../../encryption/field-encryption.ts";
import type { Clock } from "../../../ports/clock.ts";
import { MESSAGE_TIMEOUT_MS, postForJson } from "../post.ts";
import { MessageError } from "../../../ports/message-error.ts";
import type { ZnsSettings } from "./settings.ts";

/** Access tokens for Zalo's API. Each is valid for about a day. */
export interface ZnsTokens {
  current: () => Promise<string>;
  /** Replaces a token that Zalo rejected. */
  renewed: (refused: string) => Promise<string>;
}

/** https://developers.zalo.me/docs/official-account: a refresh token works once within three months, an access token for 25 hours. */
const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive(),
});

const PROVIDER = "zns";
/** How long before its expiry a token is renewed. */
const EARLY_MS = 10 * 60 * 1000;
/** Advisory lock id: one renewal at a time over all processes. */
const RENEWAL_LOCK = 7_364_004;

/** Tokens shared by all processes of the shop, stored encrypted. Each renewal uses up the previous refresh token. */
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
  /** Null if it was encrypted with a secret that is no longer configured. */
  const decrypt = (encrypted: string): string | null => {
    try {
      return encryption.decrypt(Buffer.from(encrypted, "base64"), PROVIDER).toString();
    } catch {
      return null;
    }
  };

  async function renew(refreshToken: string): Promise<z.infer<typeof answer>> {
    const form = new URLSearchParams({
      app_id: settings.appId,
      grant_type: "refresh_token",
      refresh_token: refreshToken,
    });
    const headers = { secret_key: settings.appSecret };
    const url = `${settings.oauthUrl}/v4/oa/access_token`;
    const said = await postForJson(PROVIDER, url, form, { timeoutMs, headers });
    const read = answer.safeParse(said);
    // A refusal carries `error` instead of the tokens, so it fails the schema like an incomplete response.
    if (!read.success) throw new MessageError("account", PROVIDER, "token_not_renewed");
    return read.data;
  }

  /**
   * Returns the stored token, or renews it if it expires or was rejected. Does not wait for another renewal, so that a Zalo that does not
   * respond delays a single code: the others use the stored token while it lasts, and then go by SMS.
   */
  const take = (refused: string | null): Promise<string> => {
    // Survives a retry of the transaction: the refresh token is used up.
    let renewed: z.infer<typeof answer> | null = null;
    return db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ is_ours: boolean }>(
        sql`select pg_try_advisory_xact_lock(${RENEWAL_LOCK}) as is_ours`,
      );
      const mayRenew = rows[0]?.is_ours === true;
      const [row] = await tx.select().from(providerTokens).where(eq(providerTokens.provider, PROVIDER));
      const isOurs = row?.origin === origin;
      if (renewed === null) {
        const kept = isOurs ? decrypt(row.access_token) : null;
        const leftMs = isOurs ? row.expires_at.getTime() - clock.now().getTime() : 0;
        if (kept !== null && kept !== refused && leftMs > (mayRenew ? EARLY_MS : 0)) return kept;
        if (!mayRenew) throw new MessageError("unavailable", PROVIDER, "token_being_renewed");
        renewed = await renew((isOurs ? decrypt(row.refresh_token) : null) ?? settings.refreshToken);
      }
      const { access_token, refresh_token, expires_in } = renewed;
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
  };
  return { current: () => take(null), renewed: take };
}
