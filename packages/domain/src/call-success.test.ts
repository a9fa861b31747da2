import { describe, expect, it } from "vitest";
import {
  hasSucceeded,
  wasAddressSaved,
  wasCheckedOutAgain,
  wasProofAccepted,
  wasSuccessful,
  type AnsweredCall,
  type SuccessRule,
} from "./call-success.ts";

const answers: Record<string, AnsweredCall> = {
  "code 200, status 1": { code: 200, status: 1 },
  "code 200, status true": { code: 200, status: true },
  "code 200, status 0": { code: 200, status: 0 },
  "code 200 alone": { code: 200 },
  "status 1 alone": { status: 1 },
  "code 422, status 1": { code: 422, status: 1 },
  "code 422, status true": { code: 422, status: true },
  "code 422, status 0": { code: 422, status: 0 },
  'code "200", status "1"': { code: "200", status: "1" },
  "status_code 200": { status_code: 200 },
  "status_code 500": { status_code: 500, code: 200, status: 1 },
  nothing: {},
};

const withCode200 = ["code 200, status 1", "code 200, status true", "code 200, status 0", "code 200 alone"];

describe("success of a call (spec §7)", () => {
  it.each<[string, SuccessRule, string[]]>([
    ["giving evidence", wasProofAccepted, ["code 200, status true"]],
    ["saving an address", wasAddressSaved, ["code 200, status 1", "status 1 alone", "code 422, status 1"]],
    ["putting into the cart, ordering at once or raising a complaint", hasSucceeded, withCode200],
    ["paying again", wasCheckedOutAgain, ["status_code 200"]],
    ["any other call", wasSuccessful, ["code 200, status 1"]],
  ])("%s: decided by the response body alone", (_call, rule, good) => {
    // "status_code 500" also has code 200 and status 1: each rule reads only its own fields.
    const own = Object.keys(answers).filter(
      (name) => name !== "status_code 500" || rule === wasCheckedOutAgain,
    );
    expect(own.filter((name) => rule(answers[name] ?? {}))).toEqual(good);
  });
});
