/**
 * How a changeset reads in a changelog: its own words, without the commit, which says nothing to who installs a package.
 * All packages have one version, so that lines about each other's versions are left out.
 */
const indented = (lines) => lines.map((line) => (line === "" ? "" : `  ${line}`));

export default {
  getReleaseLine({ summary }) {
    const [first, ...more] = summary.trim().split("\n");
    return [`- ${first}`, ...indented(more)].join("\n");
  },
  getDependencyReleaseLine: () => "",
};
