import { toForm } from "@sen/api";
import type { OperationId } from "@sen/api";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll } from "vitest";
import { createAdapters, loadDemonstration } from "../src/create-adapters.ts";
import type { Adapters } from "../src/ports/adapters.ts";
import { readConfig, type Config } from "../src/config.ts";
import { connect, type Connection, type Database, type DatabaseTimeouts } from "../src/database/connect.ts";
import { contractRoutes } from "../src/http/contract.ts";
import { declaredBody } from "../src/http/declared-bodies.ts";
import type { JobServices } from "../src/jobs/job-handler.ts";
import { buildServer } from "../src/server.ts";
import { answerCheck } from "./answer-check.ts";
import { copyOfTemplate } from "./database.ts";
import { jobRunner, type JobsDone } from "./run-jobs.ts";
import { demoCustomer } from "./small-shop/index.ts";
import { testStart } from "./test-start.ts";

/** A clock that only moves when a test moves it. */
export interface TestClock {
  now: () => Date;
  /** Advances the clock at once. */
  wait: (milliseconds: number) => Promise<void>;
  set: (time: Date | string) => void;
  /** The time that it was last set to. */
  lastSet: () => Date;
  pass: (milliseconds: number) => void;
}

export { testStart };

/** The parts of a request; all are optional. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | (string | number)[]>;
  /** Sent as JSON, or as a form if the contract has a form. */
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  lang?: "vi" | "en";
  /**
   * The client's IP address.
   * @default a unique one, so that limits per address do not add up over a test file
   */
  from?: string;
}

/** The response. `body` is the envelope; its type depends on the operation. */
export interface Received {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read many shapes; each answer was checked against the contract before it got here
  body: any;
  response: LightMyRequestResponse;
}

/** A complete backend with its own database, for one test file. */
export interface TestShop {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  adapters: Adapters;
  config: Config;
  /** For processes or connections other than the shop's. */
  databaseUrl: string;
  /** Runs every job that is due by the shop's clock. No worker runs during a test. */
  runJobs: () => Promise<JobsDone>;
  /** The services of jobs, for running a single job. */
  jobServices: () => JobServices;
  /** Calls an operation by its id, at its route in the contract. */
  call: (operationId: OperationId, sent?: Sent) => Promise<Received>;
  /** Signs in and returns the access token. @default the demo customer */
  signIn: (who?: { phone: string; password: string }) => Promise<string>;
}

/** Database timeouts for tests that are not about timeouts, because a busy machine may take minutes. */
export const PATIENT_TIMEOUTS: DatabaseTimeouts = {
  connect: 300_000,
  statement: 0,
  query: 0,
  idleInTransaction: 0,
};

/** Connection pools as a backend has them, also for the test's own queries. */
const usualConnection = (url: string, { pools }: Config): Connection =>
  connect(url, {
    perKind: { ...pools, queueMs: PATIENT_TIMEOUTS.connect },
    timeouts: PATIENT_TIMEOUTS,
  });

/**
 * Opens a shop at the top of a test file or of an async `describe`, and closes it after its tests.
 *
 * @param adjust adapters to replace in this file
 * @param open opens the shop's database connection, for tests about that
 * @param env environment variables to override
 */
export async function useShop(
  adjust: (adapters: Adapters) => Partial<Adapters> = () => ({}),
  open: (url: string, config: Config) => Connection | Promise<Connection> = usualConnection,
  env: NodeJS.ProcessEnv = {},
): Promise<TestShop> {
  const clock = standingClock();
  const database = await copyOfTemplate();
  const dataDir = mkdtempSync(join(tmpdir(), "sen-files-"));
  const config = {
    ...readConfig({
      SEN_DATA_DIR: dataDir,
      SEN_JWT_SECRET: "a secret that only the tests of the shop know",
      FFMPEG_PATH: process.env.FFMPEG_PATH,
      LISTS_KEPT_SECONDS: "0",
      // A test file may place many orders as the same customer.
      UNPAID_ORDERS_PER_CUSTOMER: "1000",
      ...env,
    }),
    logLevel: "silent",
  };
  const connection = await open(database.url, config);
  const silent = { info: () => undefined, warn: () => undefined };
  const usual = createAdapters(config, silent, connection.db, await loadDemonstration(config), clock);
  const adapters = { ...usual, ...adjust(usual) };
  const app = await buildServer({ config, db: connection.db, adapters, checkAnswer: await answerCheck() });
  await app.ready();
  const { signal } = new AbortController();
  const jobServices = () => ({ ...adapters, db: connection.db, config, log: app.log, signal });
  const runJobs = jobRunner(jobServices, clock.lastSet);
  afterAll(async () => {
    await app.close();
    await connection.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    db: connection.db,
    clock,
    adapters,
    config,
    jobServices,
    runJobs,
    databaseUrl: database.url,
    ...callers(app),
  };
}

/** Functions that call a server's operations. */
export function callers(app: FastifyInstance): Pick<TestShop, "call" | "signIn"> {
  const call: TestShop["call"] = async (operationId, sent = {}) => {
    const response = await app.inject(requestFor(operationId, sent));
    const isJson = String(response.headers["content-type"]).includes("json");
    return { status: response.statusCode, body: isJson ? response.json() : null, response };
  };
  return {
    call,
    signIn: async ({ phone, password } = demoCustomer) => {
      const { body } = await call("login", { body: { phone, password } });
      return (body as { data: { access_token: string } }).data.access_token;
    },
  };
}

function requestFor(
  operationId: OperationId,
  { params = {}, query = {}, body, headers, token, lang, from }: Sent,
): InjectOptions {
  const route = contractRoutes.get(operationId);
  if (!route) throw new RangeError(`The contract has no ${operationId}`);
  const { method, path, operation } = route;
  const isForm = declaredBody(operation).types.includes("application/x-www-form-urlencoded");
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return {
    method: method.toUpperCase() as "GET",
    remoteAddress: from ?? `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
    url: `/api/v1${url}?${search}`,
    headers: {
      authorization: token ? `Bearer ${token}` : "",
      ...(lang && { lang }),
      ...(body !== undefined && {
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      }),
      ...headers,
    },
    ...(body !== undefined && { payload: isForm ? toForm(body).toString() : JSON.stringify(body) }),
  };
}

function standingClock(): TestClock {
  let time = Date.parse(testStart);
  let lastSet = new Date(time);
  return {
    now: () => new Date(time),
    set: (to) => {
      lastSet = new Date(to);
      time = lastSet.getTime();
    },
    lastSet: () => lastSet,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    wait: (milliseconds) => {
      time += milliseconds;
      return Promise.resolve();
    },
  };
}
