import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newVapidKeys } from "../../apps/backend/src/adapters/push/web-push.ts";
import { startPooler } from "../../scripts/chaos/pooler.ts";
import { startDatabaseServer } from "../../scripts/chaos/server.ts";
import { addressOf, deployFile, inOrder, programOf, type Program } from "./compose.ts";
import { startDoubles, type Doubles } from "./doubles.ts";
import { caddy, s3, S3_ACCOUNT, SITE } from "./outside.ts";
import { isAnswered, Processes } from "./processes.ts";

/** A real shop that runs as deploy/ defines it. */
export interface DeployedShop {
  doubles: Doubles;
  /** The certificate authority of its certificates. */
  ca: string;
  /** Replaces a program as `docker compose up` does: ends it and starts it again. Resolves when it is ready. */
  replace: (name: string) => Promise<void>;
  /** Runs a command of the backend's image to its end. */
  run: (file: string, ...args: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = newVapidKeys();

/** The values an operator must change in .env. */
const realSettings = {
  SEN_MODE: "production",
  SITE_ADDRESS: SITE,
  PUBLIC_URL: `https://${SITE}`,
  SEN_JWT_SECRET: "a secret of at least thirty-two characters",
  SEN_IDENTITY_KEY: "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
  ...S3_ACCOUNT,
};

/**
 * Starts the services of deploy/compose.yaml as processes, with their environment, Caddyfile and order, and imports the example folder of
 * docs/catalogue.md. Uses the embedded PostgreSQL, s3rver as the store, and doubles of the external services.
 */
export async function startShop(): Promise<DeployedShop> {
  const folder = mkdtempSync(join(tmpdir(), "sen-deploy-"));
  const processes = new Processes();
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    await processes.endAll();
    for (const end of ends.toReversed()) await end();
  };
  try {
    const database = await startDatabaseServer(join(folder, "postgres"));
    ends.push(database.stop);
    const place = { host: addressOf("pgbouncer"), port: 6432 };
    const pooler = await startPooler(join(folder, "pgbouncer"), database.url, place);
    ends.push(pooler.stop);
    const doubles = await startDoubles();
    ends.push(doubles.stop);
    processes.start(s3(folder));
    const balancer = caddy(folder, doubles);
    processes.start(balancer);
    await processes.until("balancer", () => existsSync(balancer.authority));
    await processes.until("s3", () => isAnswered(`http://${addressOf("s3")}:9000`));
    const accounts = {
      ...doubles.accounts,
      ALLOW_IN_PRODUCTION: "sample-company",
      NODE_EXTRA_CA_CERTS: balancer.authority,
    };
    const programs = programsOf(folder, database.url, accounts);
    const run = (file: string, ...args: string[]) => {
      const { command, args: ofMigrate, env } = named(programs, "migrate");
      const all = [...ofMigrate.slice(0, -1), file, ...args];
      return processes.run({ name: file.replaceAll("/", "-"), command, args: all, env });
    };
    for (const [name, program] of programs) {
      if (name === "migrate") {
        await processes.run(program);
        await run("apps/backend/src/commands/catalogue.ts", "import", "apps/backend/examples/catalogue");
      } else processes.start(program);
    }
    for (const name of programs.keys()) if (isServer(name)) await processes.untilReady(name);
    return {
      doubles,
      ca: readFileSync(balancer.authority, "utf8"),
      async replace(name) {
        await processes.end(name);
        processes.start(named(programs, name));
        if (isServer(name)) await processes.untilReady(name);
      },
      run,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The programs of our images in starting order, with accounts.env for those that read it. */
function programsOf(folder: string, databaseUrl: string, accounts: Record<string, string>) {
  const { host, password } = new URL(databaseUrl);
  const example = [...deployFile(".env.example").matchAll(/^(\w+)=(.*)$/gm)];
  const values = {
    ...Object.fromEntries(example.map(([, name, value]) => [name, value])),
    ...realSettings,
    POSTGRES_PASSWORD: password,
  };
  return new Map(
    inOrder().map((name) => {
      const { env, ...program } = programOf(name, values, folder);
      const { DATABASE_URL } = env;
      if (DATABASE_URL === undefined) return [name, { ...program, env }];
      const url = DATABASE_URL.replace(`${addressOf("postgres")}:5432`, host);
      return [name, { ...program, env: { ...env, ...accounts, DATABASE_URL: url } }];
    }),
  );
}

const isServer = (name: string) => /^(storefront|backend)-/.test(name);

function named(programs: ReadonlyMap<string, Program>, name: string): Program {
  const program = programs.get(name);
  if (!program) throw new Error(`There is no ${name}.`);
  return program;
}
