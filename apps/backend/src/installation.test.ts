import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
}

const { packages } = JSON.parse(
  readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8"),
) as { packages: Record<string, Locked> };

/** Where Node resolves a dependency of the package at a path. */
function placeOf(name: string, from: string): string | undefined {
  const above = from.split("/").map((_, index, parts) => parts.slice(0, parts.length - index).join("/"));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => place in packages,
  );
}

/** The names of all packages that `npm ci --omit=dev` installs for a workspace. */
function installed(workspace: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const open = [workspace];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const { dependencies, optionalDependencies, link, resolved } = packages[place] ?? {};
    if (link && resolved) open.push(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(name, place);
      if (!found) continue;
      names.add(name);
      open.push(found);
    }
  }
  return names;
}

it("a production installation contains no demonstration, simulated issuer or emoji", () => {
  const names = installed("apps/backend");
  expect(names).toContain("fastify");
  expect([...names].filter((name) => /^@sen\/demo$|^oidc-provider$|fluent-emoji/.test(name))).toEqual([]);
});

it("a demonstration's installation contains the simulated issuer", () => {
  expect([...installed("apps/demo")]).toEqual(expect.arrayContaining(["oidc-provider"]));
});
