import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { freePort } from "../apps/backend/src/database/free-port.ts";
import { buildExample, copyExample, openExample } from "./example-shop.mjs";
import { packages, readPackage } from "./packed-packages.mjs";
import { environment, healthy, root, startProcess } from "./processes.mjs";

/** Where the local registry's program is kept: nothing else here needs it, so that it is no dependency. */
const REGISTRY = `${root}/.cache/registry`;
const REGISTRY_PACKAGE = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  // Its audit plugin asks for this one by a tag, which not every registry knows.
  overrides: { "node-fetch": "2.7.0" },
};

/**
 * A release from the waiting changesets to an application that installs it, in a copy of the last commit and against a
 * local registry. Leaves nothing behind; returns what came of it.
 */
export async function rehearse() {
  if (output("git", ["status", "--porcelain"]) !== "") {
    throw new Error("A release is made of commits: commit what has changed, or put it aside.");
  }
  const place = mkdtempSync(`${tmpdir()}/sen-release-`);
  let registry;
  try {
    registry = await startRegistry(place);
    const npmrc = `@sen:registry=${registry.url}\n${registry.url.slice("http:".length)}:_authToken=${await tokenOf(registry.url)}\n`;
    const copy = copyRepository(`${place}/repository`, npmrc);
    if (hasChangesets(copy)) output("changeset", ["version"], copy);
    const { version } = readPackage(`${copy}/packages/ui`);
    output("changeset", ["publish", "--no-git-tag"], copy);
    await installExample(`${place}/shop`, npmrc, version);
    return [
      `${packages.map((name) => `@sen/${name}`).join(", ")} ${version}: published to a local registry, installed and opened.`,
      changelogOf(`${copy}/packages/ui`),
    ].join("\n\n");
  } finally {
    await registry?.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Whether anything waits for a version. Where nothing does, the versions that were made are published. */
const hasChangesets = (copy) =>
  readdirSync(`${copy}/.changeset`).some((file) => file.endsWith(".md") && file !== "README.md");

/** What is released: the last commit, and what has been built of it. */
function copyRepository(copy, npmrc) {
  output("git", ["clone", "--quiet", root, copy]);
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`, "dir");
  for (const name of packages) {
    cpSync(`${root}/packages/${name}/dist`, `${copy}/packages/${name}/dist`, { recursive: true });
  }
  cpSync(`${root}/packages/api/src`, `${copy}/packages/api/src`, { recursive: true });
  writeFileSync(`${copy}/.npmrc`, npmrc);
  return copy;
}

async function installExample(folder, npmrc, version) {
  copyExample(folder);
  writeFileSync(`${folder}/.npmrc`, npmrc);
  output("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  const installed = readPackage(`${folder}/node_modules/@sen/ui`).version;
  if (installed !== version) throw new Error(`${version} was released, ${installed} was installed.`);
  await buildExample(folder, `${folder}/node_modules/.bin/tsc`);
  await openExample(folder);
}

/** A registry that keeps `@sen` packages in `place` and knows no other. */
async function startRegistry(place) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = [
    `storage: ${place}/storage`,
    `auth: { htpasswd: { file: ${place}/htpasswd } }`,
    'packages: { "@sen/*": { access: $all, publish: $authenticated } }',
    "log: { type: stdout, format: pretty, level: warn }",
  ];
  writeFileSync(`${place}/registry.yaml`, `${config.join("\n")}\n`);
  mkdirSync(REGISTRY, { recursive: true });
  writeFileSync(`${REGISTRY}/package.json`, JSON.stringify(REGISTRY_PACKAGE));
  output("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], REGISTRY);
  const program = `${REGISTRY}/node_modules/.bin/verdaccio`;
  const args = ["--config", `${place}/registry.yaml`, "--listen", `127.0.0.1:${port}`];
  const started = startProcess("registry", program, args);
  await healthy(started, `${url}-/ping`);
  return { url, stop: started.stop };
}

/** The token of a new user of the registry. */
async function tokenOf(url) {
  const name = "release";
  const answer = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: `${Math.random()}` }),
  });
  if (!answer.ok) {
    throw new Error(`The local registry takes no user: ${answer.status} ${await answer.text()}`);
  }
  return (await answer.json()).token;
}

/** The newest part of a changelog. */
function changelogOf(folder) {
  const [, newest = ""] = readFileSync(`${folder}/CHANGELOG.md`, "utf8").split(/^## /m);
  return `## ${newest.trim()}`;
}

function output(command, args, cwd = root) {
  return execFileSync(command, args, {
    cwd,
    env: environment,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
