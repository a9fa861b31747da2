import type { Adapters } from "./ports/adapters.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import type { Tokens } from "./http/auth.ts";
import type { NoticeHub } from "./ports/notice-hub.ts";
import type { PlaceTree } from "./ports/place-tree.ts";
import type { SocialIssuers } from "./ports/identity-issuer.ts";

/** The dependencies that operations, jobs and operator commands share. */
export interface Services extends Adapters {
  db: Database;
  config: Config;
  tokens: Tokens;
  /** The places that addresses are chosen from. */
  places: PlaceTree;
  /** Pushes notices to open pages. */
  noticeHub: NoticeHub;
  /** The identity issuers for social sign-in. */
  socialIssuers: SocialIssuers;
}
