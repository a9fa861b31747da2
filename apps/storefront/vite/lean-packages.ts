import type { Plugin } from "vite";

/** A fact about this shop that no bundler can see in a package's code, and what the code becomes by it. */
interface Cut {
  fact: string;
  file: RegExp;
  find: RegExp;
  replace: string;
}

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/;
const browserStyles = /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/;
const serverStyles = /[\\/]styled-components[\\/]dist[\\/]styled-components\.esm\.js$/;

/** Templates without functions (all of ours) are one string for ever: nothing to join and hash at each render. */
const joinedOnce = {
  fact: "templates are static",
  find: /this\.rules=(\w),(?=this\.componentId=\w,this\.baseHash)/g,
  replace: 'this.rules=$1.every(rule=>"string"==typeof rule)?[$1.join("")]:$1,',
};

const BROWSER_CUTS: Cut[] = [
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
    fact:
      "no route has links of its own; and a page that a pointer only nears must not be run: where its code can't be had, " +
      "the router reloads the page that is open",
    file: router,
    find: /let mod = await loadRouteModule\(route, routeModules\);\s+return mod\.links \? mod\.links\(\) : \[\];/g,
    replace: "return [];",
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
    file: browserStyles,
    find: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g,
    replace: "",
  },
  { ...joinedOnce, file: browserStyles },
];

const SERVER_CUTS: Cut[] = [
  { ...joinedOnce, file: serverStyles },
  {
    fact: "a template's CSS is the same in each response, so it is compiled for the first only",
    file: serverStyles,
    find: /const e=n\(s,"\."\+r,void 0,this\.componentId\);/g,
    replace:
      'const known=this.compiled??=new Map;let e=known.get(r);e||known.set(r,e=n(s,"."+r,void 0,this.componentId));',
  },
];

/**
 * Leaves out of the bundles what this shop never runs of the packages it uses (in the browser about 6 kB gzip), and what
 * would be computed anew for each render. An update of a package that no longer has one of these places fails the
 * build, so that none is skipped unseen.
 */
export function leanPackages(): Plugin[] {
  return [lean("client", BROWSER_CUTS), lean("ssr", SERVER_CUTS)];
}

function lean(environment: "client" | "ssr", all: readonly Cut[]): Plugin {
  const found = new Set<Cut>();
  return {
    name: `lean-packages-${environment}`,
    apply: "build",
    applyToEnvironment: ({ name }) => name === environment,
    transform(code, id) {
      const cuts = all.filter(({ file }) => file.test(id));
      if (cuts.length === 0) return null;
      let shorter = code;
      for (const cut of cuts) {
        const next = shorter.replace(cut.find, cut.replace);
        if (next !== shorter) found.add(cut);
        shorter = next;
      }
      return { code: shorter, map: null };
    },
    buildEnd(error) {
      const gone = all.filter((cut) => !found.has(cut)).map(({ fact, find }) => `${fact}: ${String(find)}`);
      if (!error && gone.length > 0) {
        this.error(`Packages have changed; look again what can be left out. ${gone.join("; ")}`);
      }
    },
  };
}
