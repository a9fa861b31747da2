/** ESLint's `no-restricted-syntax`, which oxlint does not have: reports what each selector finds. */
const restrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default { meta: { name: "sen" }, rules: { "no-restricted-syntax": restrictedSyntax } };
