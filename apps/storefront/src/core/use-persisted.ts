import { useSyncExternalStore } from "react";
import type { Persisted } from "./persisted.ts";

/** A stored value that follows its changes; the empty one until the browser has looked. */
export const usePersisted = <Value>({ subscribe, read, readOnServer }: Persisted<Value>): Value =>
  useSyncExternalStore(subscribe, read, readOnServer);
