import { isLoggedIn } from "@sen/domain";
import { useSyncExternalStore } from "react";
import { shownSession, subscribeToSession, type Session } from "./session-store.ts";

/**
 * The session of whoever is signed in (spec §4), else null. The server and the first look at its page take everybody for
 * a guest, so that a guest's page is not made anew when the browser has looked; `useSession` tells the two apart.
 */
export function useCustomer(): Session | null {
  return useSyncExternalStore(subscribeToSession, readCustomer, nobody);
}

/** The number of whoever is signed in, else null: what queries of one customer's data carry. */
export function useCustomerId(): number | null {
  return useCustomer()?.profile.id ?? null;
}

const nobody = () => null;

function readCustomer(): Session | null {
  const session = shownSession();
  return session && isLoggedIn(session.profile) ? session : null;
}
