import type { Page, Route } from "@playwright/test";
import document from "@sen/api/openapi.json" with { type: "json" };
import type { OperationId } from "@sen/api";
import { isThorough } from "./thorough.ts";

/** An operation's method and path. */
export interface OperationCall {
  method: string;
  /** As in the contract: `/carts/{itemId}`. */
  path: string;
}

/** Every operation in the contract that is not a GET. */
export const writesOfContract: ReadonlyMap<OperationId, OperationCall> = new Map(
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId }]) =>
      method === "get" ? [] : [[operationId as OperationId, { method: method.toUpperCase(), path }] as const],
    ),
  ),
);

/** A way in which a call fails without any effect. */
export interface Failure {
  name: string;
  meet: (route: Route) => Promise<void>;
  /** The message that the customer sees. */
  says: RegExp;
}

/** The shop's error envelope in the page's language. */
function refuse(status: number, message_code: string, words: { vi: string; en: string }): Failure["meet"] {
  return (route) => {
    const message = words[route.request().headers()["lang"] === "en" ? "en" : "vi"];
    const json = { code: status, status: 0, message, message_code, data: null };
    return route.fulfill({ status, json, headers: status === 429 ? { "retry-after": "1" } : {} });
  };
}

/** The message for a lost connection. */
export const LOST = /không có kết nối|quá chậm|có lỗi xảy ra/i;

/** Each message differs from the one before, so that a new one is recognized. */
const everyFailure: readonly Failure[] = [
  { name: "a time-out", meet: (route) => route.abort("timedout"), says: LOST },
  {
    name: "a server's failure",
    meet: refuse(500, "SERVER_ERROR", {
      vi: "Máy chủ đang gặp sự cố, vui lòng thử lại sau",
      en: "The server has a problem, please try again later",
    }),
    says: /máy chủ đang gặp sự cố|có lỗi xảy ra/i,
  },
  { name: "no network", meet: (route) => route.abort("internetdisconnected"), says: LOST },
  {
    name: "too many requests",
    meet: refuse(429, "TOO_MANY_REQUESTS", {
      vi: "Bạn thao tác quá nhanh, vui lòng thử lại sau",
      en: "You are going too fast, please try again later",
    }),
    says: /quá nhanh|có lỗi xảy ra/i,
  },
];

/** All of them nightly; in the gate one refusal and one lost connection. packages/api tests how each kind is handled. */
export const failures = isThorough ? everyFailure : everyFailure.slice(1, 3);

/** Controls one operation's calls from a page. */
export interface Wire {
  /** Makes every call fail like this. */
  fail: (failure: Failure) => void;
  /** Lets the next call reach the shop, but drops its response. */
  loseNextAnswer: () => void;
  /** Lets every call through. */
  mend: () => void;
  /** How many calls have failed or lost their response. */
  failed: () => number;
}

/** Intercepts an operation's calls. They pass until told otherwise. */
export async function takeInHand(page: Page, operation: OperationId): Promise<Wire> {
  const { method, path } = callOf(operation);
  const url = new RegExp(`/api/v1${path.replace(/\{[^}]+\}/g, "[^/?]+")}(\\?|$)`);
  let meet: ((route: Route) => Promise<void>) | null = null;
  let failed = 0;
  await page.route(url, async (route) => {
    if (meet === null || route.request().method() !== method) return route.fallback();
    await meet(route);
    failed += 1;
  });
  return {
    fail: (failure) => {
      meet = failure.meet;
    },
    loseNextAnswer: () => {
      meet = async (route) => {
        meet = null;
        await route.fetch();
        await route.abort();
      };
    },
    mend: () => {
      meet = null;
    },
    failed: () => failed,
  };
}

function callOf(operation: OperationId): OperationCall {
  const call = writesOfContract.get(operation);
  if (!call) throw new Error(`The contract has no ${operation} that changes something.`);
  return call;
}
