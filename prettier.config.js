/** @type {import("prettier").Config} */
export default {
  printWidth: 110,
  overrides: [
    // What Drizzle has seen of the schema: a column, an index or a key a line.
    { files: "apps/backend/drizzle/meta/*.json", options: { printWidth: 320, objectWrap: "collapse" } },
  ],
};
