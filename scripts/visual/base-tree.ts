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

/** The commit where a change branched off its base. Throws with a message if the base is unknown. */
export function commitLeft(root: string, base: string): string {
  try {
    return git(root, "merge-base", base, "HEAD");
  } catch (cause) {
    throw new Error(`There is no commit that HEAD and "${base}" have in common. Fetch it first.`, { cause });
  }
}

/**
 * Checks a commit out into a second work tree inside `folder`, or reuses an existing one; removes those of other commits. External packages
 * are resolved from the folders above if both lockfiles agree; otherwise it gets its own. Returns the
 * tree's folder.
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
  // Last, since a tree without it counts as incomplete. These links to `../../packages` resolve to the commit's own packages there.
  const own = "node_modules/@sen";
  cpSync(join(root, own), join(tree, own), { recursive: true, verbatimSymlinks: true });
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
