import { existsSync, readFileSync, readdirSync } from "node:fs";

/** A component's name: `OrderNote`. */
const NAME = /^(?:[A-Z][a-z0-9]*)+$/;

/** `npm run new fragment orders/OrderNote`: what stands in one of the library's areas, in the house's way. */
export default function plopfile(plop) {
  const library = `${plop.getDestBasePath()}/packages/ui/src`;

  plop.setGenerator("fragment", {
    description: "a fragment of packages/ui: component, stories, and a line in its area's index",
    prompts: [
      {
        type: "input",
        name: "path",
        message: "Area and name, as in orders/OrderNote:",
        validate: (path) => problemOf(library, path) ?? true,
      },
    ],
    actions({ path }) {
      const problem = problemOf(library, path);
      if (problem !== null) throw new Error(problem);
      const [area, name] = path.split("/");
      const folder = `${library}/${area}/${name}`;
      const file = (suffix) => ({
        type: "add",
        path: `${folder}/${name}${suffix}`,
        templateFile: `fragment/${suffix.slice(1)}.hbs`,
        data: { area, name },
        skipIfExists: false,
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

/** Tokens and foundations have an index, too, but no components in folders of their own. */
const holdsFragments = (area) =>
  existsSync(`${area}/index.ts`) &&
  readdirSync(area).some((name) => existsSync(`${area}/${name}/${name}.tsx`));

/** What keeps a fragment from being made there; null if nothing does. */
function problemOf(library, path) {
  const [area, name, ...more] = String(path).split("/");
  const areas = readdirSync(library).filter((folder) => holdsFragments(`${library}/${folder}`));
  if (!areas.includes(area) || more.length > 0) {
    return `"${path}" names no area. Write area/Name with one of: ${areas.join(", ")}.`;
  }
  if (!NAME.test(name ?? "")) return `"${name ?? ""}" is no component's name. Write it as OrderNote.`;
  if (existsSync(`${library}/${area}/${name}`)) return `${path} is there already.`;
  const names = new RegExp(`\\b${name}\\b`);
  return names.test(readFileSync(`${library}/${area}/index.ts`, "utf8"))
    ? `${area}/index.ts exports ${name} already.`
    : null;
}
