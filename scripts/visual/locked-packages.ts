import { readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
}

/** The versions that a lock file names, package by package with all that it needs. */
export class LockedPackages {
  readonly #packages: Record<string, LockedPackage>;
  readonly #fingerprints = new Map<string, string>();

  constructor(packages: Record<string, LockedPackage>) {
    this.#packages = packages;
  }

  /** @param root the folder with the package-lock.json */
  static read(root: string): LockedPackages {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, LockedPackage>;
    };
    return new LockedPackages(packages);
  }

  /** Its version and those of all that it needs. Of what Node brings along (`node:fs`): empty. */
  fingerprintOf(name: string): string {
    const known = this.#fingerprints.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const waiting = this.#placesOf(name);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (found.has(place)) continue;
      found.add(place);
      for (const needed of Object.keys(this.#packages[place]?.dependencies ?? {})) {
        const at = this.#nearest(needed, place);
        if (at !== undefined) waiting.push(at);
      }
    }
    const fingerprint = [...found]
      .sort()
      .map((place) => `${place}@${this.#packages[place]?.version ?? ""}`)
      .join(" ");
    this.#fingerprints.set(name, fingerprint);
    return fingerprint;
  }

  /** A workspace may have a version of its own: each one counts. */
  #placesOf(name: string): string[] {
    return Object.keys(this.#packages).filter(
      (place) =>
        place === `node_modules/${name}` ||
        (/^(packages|apps)\/[^/]+\/node_modules\//.test(place) && place.endsWith(`/node_modules/${name}`)),
    );
  }

  #nearest(name: string, place: string): string | undefined {
    for (
      let folder = place;
      ;
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))
    ) {
      const at = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      if (at in this.#packages) return at;
      if (folder === "") return undefined;
    }
  }
}
