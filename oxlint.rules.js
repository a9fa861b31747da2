/** ESLint's `no-restricted-syntax`, which oxlint does not have: reports what each selector finds. */
const restrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** What presses, types or drops. Giving an element the focus does not: it is a way to look at it. */
const PRESSES = /\b(userEvent|fireEvent|dispatchEvent)\b|\.click\(|\bhistory\.back\(/;
const OUT_OF_SIGHT = ["!dev", "!autodocs"];

const propertyOf = ({ properties }, name) => properties.find(({ key }) => key?.name === name)?.value;

/** The constants that a file exports, in their order. */
const exportsOf = ({ body }) =>
  body
    .filter(({ type, declaration }) => type === "ExportNamedDeclaration" && declaration?.declarations)
    .map(({ declaration: { declarations } }) => declarations[0]);

/** Stories of a file in their order: their names, tags and whether their play function presses. */
function storiesOf(program, { sourceCode }) {
  return exportsOf(program)
    .filter(({ init }) => init?.type === "ObjectExpression")
    .map(({ id, init }) => {
      const play = propertyOf(init, "play");
      return {
        node: id,
        tags: (propertyOf(init, "tags")?.elements ?? []).map(({ value }) => value),
        presses: play !== undefined && PRESSES.test(sourceCode.getText(play)),
      };
    });
}

/** `Default` and what is photographed only show; what presses is a test: out of the sidebar and the documentation, last in its file. */
const showOrPress = {
  meta: { schema: false },
  create: (context) => ({
    Program(program) {
      for (const { id, init } of exportsOf(program)) {
        if (init?.type !== "CallExpression") continue;
        context.report({ node: id, message: "Storybook reads tags without running code: write an object." });
      }
      const stories = storiesOf(program, context);
      const lastShown = stories.findLastIndex(({ presses }) => !presses);
      for (const [index, { node, tags, presses }] of stories.entries()) {
        if (!presses) continue;
        if (node.name === "Default" || tags.includes("visual")) {
          context.report({ node, message: "It is looked at: move what presses into a story of its own." });
        } else if (!OUT_OF_SIGHT.every((tag) => tags.includes(tag))) {
          context.report({ node, message: `It presses: give it tags: ${JSON.stringify(OUT_OF_SIGHT)}.` });
        } else if (index < lastShown) {
          context.report({ node, message: "It presses: put it behind the stories that show." });
        }
      }
    },
  }),
};

export default {
  meta: { name: "sen" },
  rules: { "no-restricted-syntax": restrictedSyntax, "show-or-press": showOrPress },
};
