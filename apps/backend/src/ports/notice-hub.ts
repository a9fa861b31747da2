import type { EventData } from "@sen/api";
import type { Locale } from "../texts/messages.ts";

/** An event sent to a follower. */
export interface FollowedEvent {
  name: "open" | "notice" | "read";
  data: EventData;
  /** The follower's position after this event. Of several events sent together, only the last has it. */
  id?: string;
}

/** A client that follows a customer's notices. */
export interface Follower {
  customerId: number;
  sessionId: string;
  /** The client's IP address. */
  address: string;
  locale: Locale;
  /** The id of the last event the client received; null for a new one. */
  seen: string | null;
  tell: (event: FollowedEvent) => void;
  /** Sends a heartbeat after a quiet period, so that proxies do not close the connection. */
  beat: () => void;
  /** Called when the session is over or this process ends. */
  end: () => void;
}

/** Pushes notices to followers, over a single listening database connection. */
export interface NoticeHub {
  /** Adds a follower; returns a function that removes it. Throws if there are too many. */
  follow: (follower: Follower) => () => void;
  /** Disconnects all followers and closes the connection. */
  close: () => Promise<void>;
}
