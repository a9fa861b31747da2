import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockTheSame } from "./fingerprints.ts";

/** A commit beside this working tree. */
export interface BaseTree {
  commit: string;
  /** Its folder, with everything installed that its Storybook needs. */
  root: string;
}

/** Where a change left the branch it goes to. Throws a sentence when the repository does not know the name. */
export function commitLeft(root: string, base: string): string {
  try {
    return git(root, ["merge-base", base, "HEAD"]);
  } catch (error) {
    throw new Error(`There is no commit that HEAD and "${base}" have in common. Fetch it first.`, {
      cause: error,
    });
  }
}

/**
 * Checks a commit out into a second work tree inside of `folder`, or takes the one that is there; those of other commits are
 * removed. Packages from outside are found in the folders above it, as long as both lock the same ones; else it gets its own.
 */
export function checkOutBase(root: string, folder: string, commit: string): BaseTree {
  const tree = join(folder, commit.slice(0, 12), "tree");
  removeOthers(root, folder, commit.slice(0, 12));
  if (!existsSync(join(tree, "node_modules", "@sen"))) {
    rmSync(tree, { recursive: true, force: true });
    git(root, ["worktree", "prune"]);
    git(root, ["worktree", "add", "--detach", "--force", tree, commit]);
    install(root, tree);
  }
  return { commit, root: tree };
}

function removeOthers(root: string, folder: string, keep: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== keep) rmSync(join(folder, name), { recursive: true, force: true });
  }
  git(root, ["worktree", "prune"]);
}

function install(root: string, tree: string): void {
  if (!lockTheSame(root, tree)) {
    const args = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
    execFileSync("npm", args, { cwd: tree, stdio: ["ignore", "ignore", "inherit"] });
    return;
  }
  for (const group of ["packages", "apps"]) {
    for (const name of readdirSync(join(tree, group))) {
      const installed = join(root, group, name, "node_modules");
      if (existsSync(installed)) link(installed, join(tree, group, name, "node_modules"));
    }
  }
  // Last of all: without it the tree counts as unfinished. The packages of this repository are the commit's own.
  for (const name of readdirSync(join(tree, "packages"))) {
    link(join(tree, "packages", name), join(tree, "node_modules", "@sen", name));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

function git(cwd: string, args: readonly string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
