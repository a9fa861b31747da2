import type { Login } from "@sen/api";
import { writeSession } from "../../core/session/session.ts";
import { temporarySession } from "../../core/session/temporary-session.ts";
import { track } from "../../shell/data-layer.ts";

/** Keeps on the device that somebody has signed in, and tells the data layer, once. Spec §7, login. */
export function beginSession({
  profile,
  access_token: token,
}: Pick<Login, "profile" | "access_token">): void {
  writeSession({ token, profile });
  temporarySession.write(null);
  track({ event: "login", customer_id: profile.id });
}
