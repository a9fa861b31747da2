import { existsSync } from "node:fs";

/** `npm run new fragment orders/OrderNote`: what stands in one of the library's areas, in the house's way. */
export default function plopfile(plop) {
  const library = `${plop.getDestBasePath()}/packages/ui/src`;

  /** What keeps a fragment from being made; null if nothing does. */
  function problemOf(path) {
    const [area] = path.split("/");
    if (!/^[a-z]+\/(?:[A-Z][a-z0-9]*)+$/.test(path)) return `"${path}" is not like orders/OrderNote.`;
    if (!existsSync(`${library}/${area}/index.ts`)) return `packages/ui/src has no area ${area}.`;
    return existsSync(`${library}/${path}`) ? `${path} is there already.` : null;
  }

  plop.setGenerator("fragment", {
    description: "a fragment of packages/ui: component, stories, and a line in its area's index",
    prompts: [
      {
        type: "input",
        name: "path",
        message: "Area and name, as in orders/OrderNote:",
        validate: (path) => problemOf(path) ?? true,
      },
    ],
    actions({ path }) {
      const problem = problemOf(path);
      if (problem !== null) throw new Error(problem);
      const [area, name] = path.split("/");
      const file = (suffix) => ({
        type: "add",
        path: `${library}/${path}/${name}${suffix}`,
        templateFile: `fragment/${suffix.slice(1)}.hbs`,
        data: { area, name },
      });
      const exported = `export * from "./${name}/${name}.tsx";`;
      return [
        ...[".tsx", ".stories.tsx"].map(file),
        {
          type: "modify",
          path: `${library}/${area}/index.ts`,
          transform: (index) => `${index.trimEnd()}\n${exported}\n`,
        },
        () => `Write its texts in packages/i18n/src/locales, and look: npm run test:stories -- ${path}`,
      ];
    },
  });
}
