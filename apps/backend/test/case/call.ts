import type { OperationId } from "@sen/api";
import type { Sent } from "../shop.ts";
import type { Case, MachineName } from "./case.ts";
import type { ExpectedState } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

/** What a customer sends over HTTP; who sends it is the attempt's to choose. */
export interface Asked {
  operation: OperationId;
  sent: Omit<Sent, "token">;
}

/** Something that somebody can try on a case, in whatever state it is. */
export interface Call {
  name: string;
  /** The machines whose state decides it or is changed by it. */
  machines: readonly MachineName[];
  /** What the call names, without which it cannot be made. */
  needs?: "return" | "refund" | "complaint" | "page";
  /** Makes the call on the model: moves it by domain's tables, or throws `Refused`. */
  foretell: (story: ExpectedState) => void;
  /** The call of a customer. */
  ask?: (stage: Stage) => Asked | Promise<Asked>;
  /** The act of anybody else; a refusal is thrown. */
  act?: (stage: Stage) => Promise<unknown>;
  /** Two of it at once are answered as one after the other. Not so where the second is turned away at the door. */
  once?: boolean;
}

/** Whether the call can be made at all: there is what it names. */
export function isMakeable({ needs }: Call, of: Case): boolean {
  if (needs === undefined) return true;
  return needs === "page" ? of.paged : of[needs] !== null;
}
