import type { Plugin } from "vite";

/** A fact about this shop that no bundler can see in a package's code, and the code that it leaves without use. */
interface Cut {
  fact: string;
  file: RegExp;
  find: RegExp;
  replace: string;
}

const router = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;

const CUTS: Cut[] = [
  {
    fact: "no router is instrumented",
    file: router,
    find: /(?<=\bif \()init\.instrumentations(?=\))/g,
    replace: "false",
  },
  {
    fact: "there are no server components",
    file: router,
    find: /(?<!function )\buseIsRSCRouterContext\(\)/g,
    replace: "false",
  },
  {
    fact: "the whole site map comes with the first page",
    file: router,
    find: /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g,
    replace: "false",
  },
  {
    fact: "nobody debugs the production build",
    file: router,
    find: /^\w+\.displayName = ".+";$/gm,
    replace: "",
  },
  {
    fact: "a component that nobody imports does nothing",
    file: router,
    find: /(?<== )(?=React\d*\.forwardRef\()/g,
    replace: "/* @__PURE__ */ ",
  },
  {
    fact: "vendor prefixes stay off, as styled-components has them by default",
    file: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/,
    find: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g,
    replace: "",
  },
];

/**
 * Leaves out of the browser's bundle what this shop never runs of the packages it uses (about 5 kB gzip).
 * An update of a package that no longer has one of these places fails the build, so that none is skipped unseen.
 */
export function leanPackages(): Plugin {
  const found = new Set<Cut>();
  return {
    name: "lean-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const cuts = CUTS.filter(({ file }) => file.test(id));
      if (cuts.length === 0) return null;
      let lean = code;
      for (const cut of cuts) {
        const next = lean.replace(cut.find, cut.replace);
        if (next !== lean) found.add(cut);
        lean = next;
      }
      return { code: lean, map: null };
    },
    buildEnd(error) {
      const gone = CUTS.filter((cut) => !found.has(cut)).map(({ fact, find }) => `${fact}: ${find}`);
      if (!error && gone.length > 0)
        {this.error(`Packages have changed; look again what can be left out. ${gone.join("; ")}`);}
    },
  };
}
