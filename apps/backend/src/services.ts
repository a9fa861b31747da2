import type { Adapters } from "./ports/adapters.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import type { Tokens } from "./http/auth.ts";
import type { NoticeHub } from "./ports/notice-hub.ts";
import type { PlaceTree } from "./ports/place-tree.ts";
import type { SocialIssuers } from "./ports/identity-issuer.ts";

/** What operations, jobs and the operator may use, the same for all of them. */
export interface Services extends Adapters {
  db: Database;
  config: Config;
  tokens: Tokens;
  /** Where addresses are chosen from. */
  places: PlaceTree;
  /** Tells open pages what happens. */
  noticeHub: NoticeHub;
  /** Who else can say who a customer is. */
  socialIssuers: SocialIssuers;
}
