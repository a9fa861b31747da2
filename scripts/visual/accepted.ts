import { z } from "zod";

/** Whether a name is meant by a pattern, in which `*` stands for any letters. */
export function matches(pattern: string, name: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(name);
}

const Entry = z.strictObject({
  story: z
    .string()
    .regex(/^[a-z0-9*-]+$/, "is a story's id, in which * stands for any letters")
    .min(1),
  mode: z.string().min(1),
  why: z.string().trim().min(10, "is a reason that a reviewer can judge"),
});

/** The form of visual-changes.json: which differences this change means to make. In story and mode `*` stands for any letters. */
export const VisualChanges = z.array(Entry);

/** A difference that somebody has accepted, and why. */
export type VisualChange = z.infer<typeof Entry>;

/** A story that looks different in a mode. */
export interface Found {
  story: string;
  mode: string;
}

/** What a difference is accepted by. Entries that the base has already were meant for a change before this one. */
export function acceptanceOf(
  { story, mode }: Found,
  entries: readonly VisualChange[],
): VisualChange | undefined {
  return entries.find((entry) => matches(entry.story, story) && matches(entry.mode, mode));
}

/** Entries of this change: those that the base does not have. */
export function newEntries(
  entries: readonly VisualChange[],
  ofBase: readonly VisualChange[],
): VisualChange[] {
  const known = new Set(ofBase.map((entry) => JSON.stringify(entry)));
  return entries.filter((entry) => !known.has(JSON.stringify(entry)));
}

/** Entries that no difference needs, and that should be removed. */
export function staleEntries(
  entries: readonly VisualChange[],
  ofBase: readonly VisualChange[],
  found: readonly Found[],
): VisualChange[] {
  const current = newEntries(entries, ofBase);
  return entries.filter(
    (entry) => !current.includes(entry) || !found.some((difference) => acceptanceOf(difference, [entry])),
  );
}

/** What to add to the file for these differences: one entry a story, or one a mode where not all of them differ. */
export function entriesFor(
  found: readonly Found[],
  modes: ReadonlyMap<string, number>,
  why: string,
): VisualChange[] {
  const byStory = Map.groupBy(found, ({ story }) => story);
  return [...byStory].flatMap(([story, differences]) =>
    differences.length === modes.get(story)
      ? [{ story, mode: "*", why }]
      : differences.map(({ mode }) => ({ story, mode, why })),
  );
}

/** Reads the file's text. Throws sentences that name each entry that is wrong. */
export function readChanges(text: string): VisualChange[] {
  const parsed = VisualChanges.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`visual-changes.json is not a list of { story, mode, why }:\n${wrong.join("\n")}`);
}
