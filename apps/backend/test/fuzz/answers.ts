import type { ContractRoute } from "../../src/http/contract.ts";
import { contractValidators } from "../answer-check.ts";
import type { RawAnswer } from "../raw-answer.ts";

/** Statuses for requests that are malformed or belong to no operation, as described in the contract's introduction. */
const ofUnreadable: readonly number[] = [400, 408, 413, 414, 417, 431];

/** What no response may leak: SQL, a stack trace, a path on the server. */
const telltale =
  /\b(?:select|insert into|update "?\w+"? set|delete from)\b.+\b(from|where|values)\b|node_modules|\.ts:\d+|[a-z]_allowed\b/;

/** What is wrong with the response to a fuzzed request; null if nothing is. */
type Breach = (answer: RawAnswer, route: ContractRoute, isIntact: boolean) => string | null;

/** Checks error responses against the contract. The tested server checks success responses itself. */
export async function answerRules(): Promise<Breach> {
  const isRefusal = (await contractValidators())("/components/schemas/ErrorEnvelope");

  function breachOfEnvelope({ status, headers, body }: RawAnswer): string | null {
    if (status >= 500) return "it is our fault";
    if (telltale.test(body)) return "it tells what is inside";
    if (status < 400) return null;
    if (/content-type: text\/html/i.test(headers)) return null;
    const refusal = parsed(body);
    if (!isRefusal(refusal)) return `it is no refusal of the contract: ${JSON.stringify(isRefusal.errors)}`;
    const { code, data } = refusal as { code: number; data: unknown };
    if (![status, 937, 938].includes(code)) return "its code is not its status";
    // The error for a registered phone number is a field error (spec §8: 409 register forbidden).
    return status === 422 || status === 409 || data === null ? null : "it has data";
  }

  return (answer, { operation, method, security }, isIntact) => {
    const { status, headers } = answer;
    if (status === 0) return "there is none";
    const declared = Object.keys(operation.responses).map(Number);
    const expected = [...declared, ...ofUnreadable, 415, ...(isIntact ? [] : [200, 401, 403, 404])];
    if (!expected.includes(status)) return "its status is not declared";
    const isPersonal = isIntact && (security === "required" || method !== "get");
    // Until the operation is found, nothing personal is involved.
    const isFound = !ofUnreadable.includes(status);
    const isKept = !/cache-control: [^\r\n]*no-store/i.test(headers);
    if (isPersonal && isFound && isKept) return "caches may keep it";
    return breachOfEnvelope(answer);
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
