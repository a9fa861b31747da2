import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A service of deploy/compose.yaml, as far as a process has it. */
interface Service {
  image?: string;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
}

/** A program as its image and its service start it. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** A file of deploy/, as it is. */
export const deployFile = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");

const { services, networks } = parse(deployFile("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
};

/** Where the network of the services lies here: in the loopback network, so that each has an address with every port free. */
const NETWORK = process.env["DEPLOY_NETWORK"] ?? "127.89.0";

/** The address of a service, in place of its name. */
export function addressOf(name: string): string {
  const index = Object.keys(services).indexOf(name);
  if (index === -1) throw new Error(`deploy/compose.yaml has no ${name}.`);
  return `${NETWORK}.${index + 10}`;
}

/** A text of deploy/ with addresses of this machine in place of the services' names and their network. */
export function onThisMachine(text: string): string {
  const subnet = networks["shop"]?.ipam.config[0]?.subnet ?? "";
  return Object.keys(services)
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (done, name) => done.replaceAll(new RegExp(`(?<![\\w-])${name}(?=:\\d|$)`, "gm"), addressOf(name)),
      text.replaceAll(subnet, `${NETWORK}.0/24`),
    );
}

/**
 * The program of a service of one of our images, with the values of a `.env`.
 *
 * @param folder where volumes lie
 */
export function programOf(name: string, values: Record<string, string>, folder: string): Program {
  const { image = "", environment = {}, command, volumes = [] } = services[name] ?? {};
  const dockerfile = deployFile(`${image.replace("sen-", "")}.Dockerfile`);
  const listed = (word: string) =>
    JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, "m").exec(dockerfile)?.[1] ?? "[]") as string[];
  // tini is the container's first process; here there is one.
  const [first = "", ...args] = [...listed("ENTRYPOINT").slice(2), ...(command ?? listed("CMD"))];
  const ofImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = ""]) => pairs.split(" "));
  const env = { ...Object.fromEntries(ofImage.map((pair) => pair.split("="))), ...environment } as Record<
    string,
    string
  >;
  for (const [key, text] of Object.entries(env)) {
    const filled = text.replace(/\$\{(\w+)\}/g, (_, variable: string) => values[variable] ?? "");
    const [volume, target] = volumes.map((one) => one.split(":")).find(([, at]) => at === filled) ?? [];
    env[key] = target === undefined ? onThisMachine(filled) : `${folder}/${volume}`;
  }
  return { name, command: first, args, env };
}

/** The services of our own images, each after those that it waits for. */
export function inOrder(): string[] {
  const own = Object.entries(services).filter(([, { image = "" }]) => image.startsWith("sen-"));
  const isWaitedFor = (name: string) =>
    own.some(([, { depends_on = {} }]) => Object.keys(depends_on).includes(name));
  const [first, rest] = [
    own.filter(([name]) => isWaitedFor(name)),
    own.filter(([name]) => !isWaitedFor(name)),
  ];
  return [...first, ...rest].map(([name]) => name);
}
