import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { checkStyles } from "./package-users.mjs";
import { root, run } from "./processes.mjs";

/**
 * The packages as their users get them: each is packed, the tarball is read by publint (files, exports) and by attw
 * (types), what needs no bundler is imported by plain Node, and `ui` is built into small applications. Needs
 * `npm run build` before.
 */
const packages = ["api", "domain", "i18n", "ui"];
/** `ui` imports its CSS: plain Node can't load it. */
const forPlainNode = ["@sen/api", "@sen/domain", "@sen/i18n", "@sen/i18n/all"];
/** Below the root, so that dependencies are found; yet `@sen/…` is what was packed, not the workspace. */
const place = `${root}/.cache/packed`;

rmSync(place, { recursive: true, force: true });
mkdirSync(`${place}/node_modules/@sen`, { recursive: true });

await Promise.all(
  packages.map(async (name) => {
    const tarball = pack(name);
    await run("publint", ["run", tarball, "--strict"], { quiet: true });
    await run("attw", [tarball, "--profile", "esm-only", "--format", "ascii", ...groupsOf(name)], {
      quiet: true,
    });
    unpack(tarball, name);
  }),
);
writeFileSync(
  `${place}/user.mjs`,
  forPlainNode
    .map(
      (name) => `if (Object.keys(await import("${name}")).length === 0) throw new Error("${name} is empty");`,
    )
    .join("\n"),
);
await run("node", [`${place}/user.mjs`], { quiet: true });
await checkStyles(place);
console.log(`${packages.length} packages hold what they should.`);

function pack(name) {
  const options = ["--ignore-scripts", "--json", "--loglevel=silent", "--pack-destination", place];
  const answer = execFileSync("npm", ["pack", "-w", `@sen/${name}`, ...options], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ filename, files }] = JSON.parse(answer);
  const strangers = files.map(({ path }) => path).filter((path) => /\.(test|stories)\./.test(path));
  if (strangers.length > 0) throw new Error(`@sen/${name} would publish ${strangers.join(", ")}.`);
  return `${place}/${filename}`;
}

/** attw can't see what a wildcard in `exports` stands for: the groups of `ui` are named to it. */
function groupsOf(name) {
  const folder = `${root}/packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (!("./*" in exports)) return [];
  const groups = readdirSync(`${folder}/src`, { recursive: true })
    .map((path) => /^([^/]+)\/index\.ts$/.exec(path)?.[1])
    .filter((group) => group !== undefined);
  return ["--entrypoints", ...groups];
}

function unpack(tarball, name) {
  const folder = `${place}/${name}`;
  mkdirSync(folder);
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  renameSync(`${folder}/package`, `${place}/node_modules/@sen/${name}`);
}
