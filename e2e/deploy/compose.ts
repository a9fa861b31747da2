import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The parts of a service in deploy/compose.yaml that a process needs. */
interface Service {
  image?: string;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
}

/** A program as its image and service would start it. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Reads a file in deploy/, unchanged. */
export const deployFile = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");

const { services, networks } = parse(deployFile("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
};

/** The services' network on this machine: within the loopback network, so that each has an IP address with all ports free. */
const NETWORK = process.env["DEPLOY_NETWORK"] ?? "127.89.0";

/** The IP address that replaces a service's name. */
export function addressOf(name: string): string {
  const index = Object.keys(services).indexOf(name);
  if (index === -1) throw new Error(`deploy/compose.yaml has no ${name}.`);
  return `${NETWORK}.${index + 10}`;
}

/** A text from deploy/ with this machine's IP addresses instead of the services' names and subnet. */
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
 * The program of a service with one of our images, using the values of a `.env`.
 *
 * @param folder where the volumes are
 */
export function programOf(name: string, values: Record<string, string>, folder: string): Program {
  const { image = "", environment = {}, command, volumes = [] } = services[name] ?? {};
  const dockerfile = deployFile(`${image.replace("sen-", "")}.Dockerfile`);
  const listed = (word: string) =>
    JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, "m").exec(dockerfile)?.[1] ?? "[]") as string[];
  // Skips tini, the container's first process: there is no container here.
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

/** The services of our own images. Those that others depend on come first. */
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
