import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";

/** Where a change left the branch it goes to. Throws a sentence when the repository does not know the name. */
export function commitLeft(root: string, base: string): string {
  try {
    return git(root, "merge-base", base, "HEAD");
  } catch (cause) {
    throw new Error(`There is no commit that HEAD and "${base}" have in common. Fetch it first.`, { cause });
  }
}

/**
 * Checks a commit out into a second work tree inside of `folder`, or takes the one that is there; those of other commits are
 * removed. Packages from outside are found in the folders above it, as long as both lock the same ones; else it gets its own.
 * Returns the tree's folder.
 */
export function checkOutBase(root: string, folder: string, commit: string): string {
  const name = commit.slice(0, 12);
  const tree = join(folder, name, "tree");
  mkdirSync(folder, { recursive: true });
  const others = readdirSync(folder).filter((other) => other !== name);
  for (const other of others) rmSync(join(folder, other), { recursive: true, force: true });
  if (existsSync(join(tree, "node_modules", "@sen"))) return tree;
  rmSync(tree, { recursive: true, force: true });
  git(root, "worktree", "prune");
  git(root, "worktree", "add", "--detach", "--force", tree, commit);
  if (lock(root) === lock(tree)) linkInstalled(root, tree);
  else {
    const args = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
    execFileSync("npm", args, { cwd: tree, stdio: ["ignore", "ignore", "inherit"] });
  }
  return tree;
}

const lock = (tree: string) => readFileSync(join(tree, "package-lock.json"), "utf8");

function linkInstalled(root: string, tree: string): void {
  for (const path of globSync("{packages,apps}/*/node_modules", { cwd: root })) {
    symlinkSync(join(root, path), join(tree, path));
  }
  // Last of all: without it the tree counts as unfinished. These are links to `../../packages`, which are the commit's own there.
  const own = "node_modules/@sen";
  cpSync(join(root, own), join(tree, own), { recursive: true, verbatimSymlinks: true });
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
