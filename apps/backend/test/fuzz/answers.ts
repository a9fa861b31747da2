import type { ContractRoute } from "../../src/http/contract.ts";
import { contractValidators } from "../answer-check.ts";
import type { RawAnswer } from "../raw-answer.ts";

/** Statuses of requests that are none, or not the operation's: the contract's introduction tells of them. */
const ofUnreadable: readonly number[] = [400, 408, 413, 414, 417, 431];

/** What no answer may let slip: SQL, a stack, a path of the server. */
const telltale =
  /\b(?:select|insert into|update "?\w+"? set|delete from)\b.+\b(from|where|values)\b|node_modules|\.ts:\d+|[a-z]_allowed\b/;

/** What the answers to a fuzz must be. */
export interface AnswerRules {
  /** What is wrong with the answer to a request that reached an operation, or might have; null where nothing is. */
  breach: (answer: RawAnswer, route: ContractRoute, isIntact: boolean) => string | null;
  /** The same of bytes that need not be a request. No answer at all is one, too. */
  breachOfAny: (answer: RawAnswer) => string | null;
}

/** Knows the contract's refusals. Answers of success are checked by the server itself while it is tested. */
export async function answerRules(): Promise<AnswerRules> {
  const isRefusal = (await contractValidators())("/components/schemas/ErrorEnvelope");

  function breachOfAny({ status, headers, body }: RawAnswer): string | null {
    if (status >= 500) return "it is our fault";
    if (telltale.test(body)) return "it tells what is inside";
    if (status < 400) return null;
    if (/content-type: text\/html/i.test(headers)) return null;
    const refusal = parsed(body);
    if (!isRefusal(refusal)) return `it is no refusal of the contract: ${JSON.stringify(isRefusal.errors)}`;
    const { code, data } = refusal as { code: number; data: unknown };
    if (![status, 937, 938].includes(code)) return "its code is not its status";
    // A registered phone is told at its field (spec §8: 409 register forbidden).
    return status === 422 || status === 409 || data === null ? null : "it has data";
  }

  return {
    breachOfAny,
    breach(answer, { operation, method, security }, isIntact) {
      const { status, headers } = answer;
      if (status === 0) return "there is none";
      const declared = Object.keys(operation.responses ?? {}).map(Number);
      const expected = [...declared, ...ofUnreadable, 415, ...(isIntact ? [] : [200, 401, 403, 404])];
      if (!expected.includes(status)) return "its status is not declared";
      const isPersonal = isIntact && (security === "required" || method !== "get");
      // Before the operation is found, nothing is personal yet.
      const isFound = !ofUnreadable.includes(status);
      const isKept = !/cache-control: [^\r\n]*no-store/i.test(headers);
      if (isPersonal && isFound && isKept) return "caches may keep it";
      return breachOfAny(answer);
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
