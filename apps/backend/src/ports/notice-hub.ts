import type { EventData } from "@sen/api";
import type { Locale } from "../texts/messages.ts";

/** Something that a follower is told. */
export interface FollowedEvent {
  name: "open" | "notice" | "read";
  data: EventData;
  /** What was seen with it; the last of several that come together has it. */
  id?: string;
}

/** Who follows a customer's notices. */
export interface Follower {
  customerId: number;
  sessionId: string;
  /** The address that they follow from. */
  address: string;
  locale: Locale;
  /** What they have seen, as an earlier event's id told; null for somebody new. */
  seen: string | null;
  tell: (event: FollowedEvent) => void;
  /** Nothing has happened for a while: whatever lies between is not to take the line for dead. */
  beat: () => void;
  /** The session is over, or this process ends. */
  end: () => void;
}

/** Tells followers of their customers' notices, by one connection that listens. */
export interface NoticeHub {
  /** Begins to tell a follower; answers how to leave. Throws where too many follow. */
  follow: (follower: Follower) => () => void;
  /** Ends every follower, and the connection. */
  close: () => Promise<void>;
}
