import { describe, expect, it } from "vitest";
import { lackingChangesets } from "../changesets.mjs";

const path = "packages/ui/api-report/orders.api.md";
const added = { path, removed: [] };
const altered = { path, removed: ["export function OrderCard(input: OrderCardProps): JSX.Element;"] };
const said = { path, removed: ["    // (undocumented)", ""] };
const changeset = (bump: string, name = "ui") => `---\n"@sen/${name}": ${bump}\n---\n\nSomething.\n`;

describe("a changed interface of a package", () => {
  it.each([
    ["adds without a changeset", added, [], /needs a changeset/],
    ["adds with the changeset of another package", added, [changeset("minor", "i18n")], /needs a changeset/],
    ["takes away with a patch", altered, [changeset("patch")], /minor or a major/],
  ])("is refused where it %s", (_what, report, changesets, reason) => {
    expect(lackingChangesets([report], changesets)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ["adds with a patch", added, [changeset("patch")]],
    ["takes away with a minor", altered, [changeset("patch"), changeset("minor")]],
    ["takes away with a major", altered, [changeset("major")]],
    ["differs in remarks alone, with a patch", said, [changeset("patch")]],
  ])("is let through where it %s", (_what, report, changesets) => {
    expect(lackingChangesets([report], changesets)).toEqual([]);
  });
});
