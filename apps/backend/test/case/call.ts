import type { OperationId } from "@sen/api";
import type { Sent } from "../shop.ts";
import type { Case, MachineName } from "./case.ts";
import type { ExpectedState } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

/** A customer's HTTP request. The attempt decides who sends it. */
export interface Asked {
  operation: OperationId;
  sent: Omit<Sent, "token">;
}

/** Something that can be tried on a case in any state. */
export interface Call {
  name: string;
  /** The machines whose state decides the call or is changed by it. */
  machines: readonly MachineName[];
  /** What the call refers to; it can only be made if that exists. */
  needs?: "return" | "refund" | "complaint" | "page";
  /** Makes the call on the model: changes it by domain's tables, or throws `Refused`. */
  foretell: (story: ExpectedState) => void;
  /** The call, if a customer makes it. */
  ask?: (stage: Stage) => Asked | Promise<Asked>;
  /** The action, if anybody else takes it. Throws if it is refused. */
  act?: (stage: Stage) => Promise<unknown>;
  /** Set if the second of two concurrent calls is rejected up front. Otherwise two at once behave like one after the other. */
  once?: boolean;
}

/** Whether the call can be made, that is, whether what it refers to exists. */
export function isMakeable({ needs }: Call, of: Case): boolean {
  if (needs === undefined) return true;
  return needs === "page" ? of.paged : of[needs] !== null;
}
