import type { Plugin } from "vite";

/** A fact about this shop that no bundler can see in a package's code, and what the code becomes by it. */
interface Cut {
  fact: string;
  file: RegExp;
  find: RegExp;
  replace: string;
}

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/;

const reactServer = /[\\/]react-dom-server\.node\.production\.js$/;

/** Functions that nothing calls here, whatever stands in them. */
const UNCALLED = {
  "nothing is submitted through the router: forms call the API": [
    "handleAction",
    "singleFetchActionStrategy",
  ],
  "nothing is fetched through the router beside its pages": [
    "fetch2",
    "handleFetcherAction",
    "handleFetcherLoader",
  ],
  "the whole site map comes with the first page": [
    "discoverRoutes",
    "useFogOFWarDiscovery",
    "patchRoutesImpl",
  ],
  "a step in the browser never asks the page server (ADR 3)": ["fetchAndDecodeViaTurboStream"],
  "the root route has an error boundary of its own": ["RemixRootDefaultErrorBoundary", "BoundaryShell"],
  "there are no server components": ["RSCErrorHandler"],
};

const emptied = (name: string) =>
  new RegExp(
    String.raw`^(?<indent> *)(?<head>(?:async )?function ${name}\((?:[^(){}]|\{[^{}]*\})*\) \{)\n[^]*?\n\k<indent>\}$`,
    "gm",
  );

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
    fact: "no route has links of its own; and a page that is only neared must not have the open one reloaded if it can't be had",
    file: router,
    find: /let mod = await loadRouteModule\(route, routeModules\);\s+return mod\.links \? mod\.links\(\) : \[\];/g,
    replace:
      "if (navigator.onLine) await import(/* @vite-ignore */ route.module).catch(() => {}); return [];",
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
  ...Object.entries(UNCALLED).flatMap(([fact, names]) =>
    names.map((name) => ({ fact, file: router, find: emptied(name), replace: "$<head>}" })),
  ),
];

const SERVER_CUTS: Cut[] = [
  {
    fact: "a page is taken as text (app/page-text.ts), so its thousands of pieces need not be encoded one by one",
    file: reactServer,
    find: /(?<=\nfunction writeChunk\(destination, chunk\) \{)/g,
    replace: "\n  return void destination.write(chunk);",
  },
  {
    fact: "nor the pieces that are always the same",
    file: reactServer,
    find: /return textEncoder\.encode\(content\);/g,
    replace: "return content;",
  },
];

/**
 * Leaves out of the bundles what this shop never runs of its packages (in the browser about 10 kB gzip). An update of a
 * package that no longer has one of these places fails the build, so that none is skipped unseen.
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
