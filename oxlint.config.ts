import { readdirSync } from "node:fs";
import { defineConfig, type OxlintConfig } from "oxlint";

type Rules = NonNullable<OxlintConfig["rules"]>;

const apps = ["backend", "demo", "storefront"];

/** Which packages a room may not import (docs/architecture.md: "Which way imports run"). */
const forbiddenRooms = {
  "packages/api": ["config", "domain", "i18n", "server", "ui", ...apps],
  "packages/config": ["api", "domain", "i18n", "server", "ui", ...apps],
  "packages/server": ["api", "domain", "i18n", "ui", ...apps],
  "packages/domain": ["config", "i18n", "server", "ui", ...apps],
  "packages/i18n": ["api", "config", "domain", "server", "ui", ...apps],
  "packages/ui": ["config", "server", ...apps],
  "apps/backend": ["ui", "storefront"],
  "apps/demo": ["ui", "storefront"],
  "apps/storefront": ["backend", "demo"],
};

interface ForbiddenName {
  name: string;
  message: string;
  allowTypeImports?: boolean;
}

type ForbiddenPattern = { message: string } & ({ regex: string } | { group: string[] });

/** What single names a room may not import either. */
const forbiddenNames: Record<string, ForbiddenName[]> = {
  "packages/domain": [
    { name: "@sen/api", allowTypeImports: true, message: "Rules know the contract's types only." },
  ],
  "apps/storefront": [{ name: "styled-components", message: "Styles live in packages/ui." }],
};

/** Of the texts the backend takes short messages, mails and languages: what it answers stands in its src/texts. */
const textsInBackend = {
  group: ["@sen/i18n", "@sen/i18n/*", "!@sen/i18n/messages", "!@sen/i18n/locale"],
  message: "Use @sen/i18n/messages or @sen/i18n/locale.",
};
const drizzle = { regex: "^drizzle-orm", message: "Import it from database/drizzle.ts, which says why." };
const byPath = {
  regex:
    "^(\\.\\./)+((packages|apps)/|(api|config|domain|i18n|server|ui|backend|demo|storefront)/(src|app|server|dist)/)",
  message: "Import another room by its package name.",
};

const restrictedImports = (
  room: string,
  names: ForbiddenName[] = forbiddenNames[room] ?? [],
  patterns: ForbiddenPattern[] = [],
): Rules["no-restricted-imports"] => {
  const rooms = forbiddenRooms[room as keyof typeof forbiddenRooms];
  return [
    "error",
    {
      patterns: [
        {
          group: rooms.flatMap((name) => [`@sen/${name}`, `@sen/${name}/*`]),
          message: `${room} must not import this room.`,
        },
        byPath,
        ...(room === "apps/backend" ? [textsInBackend] : []),
        ...(room.startsWith("apps/") ? [drizzle] : []),
        ...patterns,
      ],
      paths: [
        { name: "styled-components", importNames: ["default"], message: "Import { styled } by name." },
        ...names,
      ],
    },
  ];
};

const importDirections = Object.keys(forbiddenRooms).map((room) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  // A package's name means its build, which comes after this in Node: Vite's configuration takes the sources.
  excludeFiles: ["apps/storefront/vite.config.ts", "apps/backend/src/database/drizzle.ts"],
  rules: { "no-restricted-imports": restrictedImports(room) },
}));

const storefrontAreas = readdirSync(new URL("apps/storefront/src/areas", import.meta.url));

/** In the storefront the app imports areas, areas the shell, the shell core, and never the other way. */
const storefrontLayers = {
  core: [{ regex: "^(\\.\\./)+(shell|areas|app|document)/", message: "core knows no shell and no area." }],
  shell: [{ regex: "^(\\.\\./)+(areas|app)/", message: "The shell knows no area." }],
  areas: [
    { regex: "^(\\.\\./)+app/", message: "Areas do not know the app." },
    {
      group: storefrontAreas.flatMap((area) => [
        `../${area}/*`,
        `!../${area}/index.ts`,
        `!../${area}/routes.ts`,
      ]),
      message: "Import another area by its index.ts, its addresses by its routes.ts.",
    },
  ],
} satisfies Record<string, ForbiddenPattern[]>;

const layerDirections = Object.entries(storefrontLayers).map(([layer, patterns]) => ({
  files: [`apps/storefront/src/${layer}/**/*.{ts,tsx}`],
  rules: { "no-restricted-imports": restrictedImports("apps/storefront", undefined, patterns) },
}));

const backendSharp: ForbiddenName = {
  name: "sharp",
  allowTypeImports: true,
  message: "Pictures take turns: imaging/imaging.ts.",
};

const programs = "commands|operator";
const composition = "(main|server|services|create-adapters|work-shop)\\.ts$";

const noDemonstration: ForbiddenPattern = {
  group: ["@sen/demo", "@sen/demo/*"],
  message: "A real shop has no part of the demonstration.",
};

/** In the backend programs import modules and adapters, modules what carries them (HTTP, jobs, database), and that the ports. */
const backendLayers: { files: string; knowsNo: string; message: string }[] = [
  { files: "limits/**", knowsNo: ".", message: "Limits are plain values." },
  {
    files: "config.ts",
    knowsNo: `(database|http|jobs|modules|ports|${programs})/`,
    message: "Settings are plain values: they know limits, and what adapters are set up with.",
  },
  {
    files: "{services,signed-in}.ts",
    knowsNo: `(adapters|modules|${programs})/`,
    message: "What everybody is given knows no module.",
  },
  {
    files: "ports/**",
    knowsNo: `(adapters|http|jobs|modules|${programs})/|config\\.ts$|${composition}`,
    message: "A port knows nobody who stands behind it or uses it.",
  },
  {
    files: "adapters/**",
    knowsNo: `(jobs|modules|${programs})/|config\\.ts$|${composition}`,
    message: "An adapter knows its port; its settings are handed in.",
  },
  {
    files: "{database,errors,http,jobs,pictures,processes,texts}/**",
    knowsNo: `(adapters|modules|${programs})/`,
    message:
      "What carries the modules knows none: createAdapters, buildServer and workShop hand in what it needs.",
  },
  {
    files: "modules/**",
    knowsNo: `(adapters|${programs})/|(main|server|create-adapters|work-shop)\\.ts$`,
    message: "A module knows ports, and no program.",
  },
];

const backendDirections = backendLayers.map(({ files, knowsNo, message }) => ({
  files: [`apps/backend/src/${files}`],
  // The schema is put together of the tables of all modules.
  excludeFiles: [
    "apps/backend/src/database/drizzle.ts",
    "apps/backend/src/database/schema/index.ts",
    "**/*.test.ts",
  ],
  rules: {
    "no-restricted-imports": restrictedImports(
      "apps/backend",
      [backendSharp],
      [{ regex: `^(\\./|(\\.\\./)+)(${knowsNo})`, message }, noDemonstration],
    ),
  },
}));

const templateText = (pattern: string, message: string) => ({
  selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${pattern}/]`,
  message,
});
const COLOR_MESSAGE = "A color comes from foundations (tokens).";
const designLiterals = [
  templateText("#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(", COLOR_MESSAGE),
  templateText("[\\s:]-$", "A minus before a token is no CSS, and the declaration is dropped: calc(-1 * …)."),
  templateText("(font-size|line-height):\\s*[0-9.]+(px|rem)", "A type size comes from foundations (tokens)."),
  {
    selector: "Literal[value=/^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|hsl|oklch)a?\\(.*)$/]",
    message: COLOR_MESSAGE,
  },
];

const clock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({ selector, message: "Time is an argument." }));

const FLOOR_MESSAGE =
  "Browsers that the shop promises to work in lack this (browserslist of apps/storefront).";
/** What the build does not bring to older browsers: methods and functions that came after the floor. */
const newerThanTheFloor = [
  "MemberExpression[property.name=/^(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)$/]",
  "MemberExpression[object.name='AbortSignal'][property.name='any']",
  "MemberExpression[object.name=/^(Object|Map)$/][property.name='groupBy']",
  "MemberExpression[object.name='Promise'][property.name=/^(withResolvers|try)$/]",
  "MemberExpression[object.name='Array'][property.name='fromAsync']",
  "MemberExpression[object.name='URL'][property.name=/^(canParse|parse)$/]",
  "MemberExpression[object.name='RegExp'][property.name='escape']",
].map((selector) => ({ selector, message: FLOOR_MESSAGE }));

/** With the correctness rules of oxlint, these are what ESLint's and typescript-eslint's recommended and strict sets hold. */
const strictRules = [
  ...["no-array-constructor", "no-case-declarations", "no-empty", "no-empty-function", "no-fallthrough"],
  ...["no-prototype-builtins", "no-regex-spaces", "no-unexpected-multiline", "no-var"],
  ...["no-useless-constructor", "prefer-const", "prefer-rest-params", "prefer-spread", "no-console"],
  ...["no-constant-condition", "no-misleading-character-class"],
  ...["typescript/adjacent-overload-signatures", "typescript/array-type", "typescript/ban-ts-comment"],
  ...["typescript/ban-tslint-comment", "typescript/class-literal-property-style"],
  ...["typescript/consistent-generic-constructors", "typescript/consistent-indexed-object-style"],
  ...["typescript/consistent-type-assertions", "typescript/consistent-type-imports"],
  ...["typescript/no-confusing-non-null-assertion", "typescript/no-dynamic-delete"],
  ...["typescript/no-empty-object-type", "typescript/no-explicit-any", "typescript/no-extraneous-class"],
  ...["typescript/no-inferrable-types", "typescript/no-invalid-void-type", "typescript/no-namespace"],
  ...["typescript/no-non-null-asserted-nullish-coalescing", "typescript/no-non-null-assertion"],
  ...["typescript/no-require-imports", "typescript/no-unnecessary-type-constraint"],
  ...["typescript/no-unsafe-function-type", "typescript/prefer-for-of", "typescript/prefer-function-type"],
  ...["typescript/prefer-literal-enum-member", "typescript/unified-signatures"],
];

/** The React compiler's rules among them. */
const reactRules = [
  ...["rules-of-hooks", "exhaustive-deps", "static-components", "use-memo", "preserve-manual-memoization"],
  ...["incompatible-library", "immutability", "globals", "refs", "set-state-in-effect", "error-boundaries"],
  ...["purity", "set-state-in-render", "unsupported-syntax"],
].map((name) => `react/${name}`);

const accessibilityRules = [
  ...[
    "alt-text",
    "anchor-has-content",
    "anchor-is-valid",
    "aria-activedescendant-has-tabindex",
    "aria-props",
  ],
  ...["aria-proptypes", "aria-role", "aria-unsupported-elements", "autocomplete-valid"],
  ...["click-events-have-key-events", "heading-has-content", "html-has-lang", "iframe-has-title"],
  ...["img-redundant-alt", "interactive-supports-focus", "label-has-associated-control", "media-has-caption"],
  ...["mouse-events-have-key-events", "no-access-key", "no-autofocus", "no-distracting-elements"],
  ...["no-interactive-element-to-noninteractive-role", "no-noninteractive-element-to-interactive-role"],
  ...["no-noninteractive-tabindex", "no-redundant-roles", "no-static-element-interactions"],
  ...["role-has-required-aria-props", "role-supports-aria-props", "scope", "tabindex-no-positive"],
].map((name) => `jsx-a11y/${name}`);

const storybookRules = [
  ...["await-interactions", "context-in-play-function", "default-exports", "hierarchy-separator"],
  ...["no-redundant-story-name", "no-renderer-packages", "prefer-pascal-case", "story-exports"],
  ...["use-storybook-expect", "use-storybook-testing-library"],
].map((name) => `storybook/${name}`);

const errors = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, "error" as const]));

export default defineConfig({
  plugins: ["typescript", "import", "oxc"],
  jsPlugins: ["./oxlint.rules.js"],
  categories: { correctness: "error" },
  options: { reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["**/dist", "**/build", "**/.data", "**/*.gen.ts", "**/storybook-static", "**/.cache"],
  rules: {
    ...errors(strictRules),
    "typescript/consistent-type-definitions": ["error", "interface"],
    "typescript/no-unused-expressions": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    // Types count too: who reads one file must not have to read the other first.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    eqeqeq: ["error", "always"],
    curly: ["error", "multi-line"],
    // TypeScript tells these apart: a value and a type of one name, and what a namespace holds.
    "no-redeclare": "off",
    "import/namespace": "off",
  },
  overrides: [
    {
      files: ["**/scripts/**", "apps/backend/src/operator/**", "apps/demo/src/seed/**"],
      rules: { "no-console": "off" },
    },
    {
      files: [
        "packages/{ui,i18n}/**/*.{ts,tsx}",
        "apps/storefront/**/*.{ts,tsx}",
        ".storybook/**/*.{ts,tsx}",
      ],
      plugins: ["react", "jsx-a11y"],
      rules: {
        ...errors([...reactRules, ...accessibilityRules]),
        // Not everything that may be written otherwise is wrong.
        "jsx-a11y/prefer-tag-over-role": "off",
        "react/no-children-prop": "off",
        "jsx-a11y/no-noninteractive-element-interactions": [
          "error",
          { body: ["onError", "onLoad"], iframe: ["onError", "onLoad"], img: ["onError", "onLoad"] },
        ],
      },
    },
    ...importDirections,
    ...layerDirections,
    {
      files: ["apps/backend/src/**/*.ts"],
      excludeFiles: ["apps/backend/src/{imaging/**,database/drizzle.ts}", "**/*.test.ts"],
      rules: {
        "no-restricted-imports": restrictedImports("apps/backend", [backendSharp], [noDemonstration]),
      },
    },
    ...backendDirections,
    {
      files: ["packages/domain/src/**/*.ts"],
      excludeFiles: ["**/*.test.ts"],
      rules: {
        "no-restricted-globals": ["error", "window", "document", "fetch", "localStorage", "process"],
        "sen/no-restricted-syntax": ["error", ...clock, ...newerThanTheFloor],
      },
    },
    {
      files: ["packages/ui/src/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.*", "**/*.stories.tsx"],
      rules: {
        "no-restricted-globals": [
          "error",
          ...["fetch", "localStorage", "sessionStorage", "indexedDB"].map((name) => ({
            name,
            message: "Fragments get data as props and hand back what the customer did.",
          })),
        ],
      },
    },
    {
      files: ["packages/ui/src/**/*.{ts,tsx}", "apps/storefront/**/*.{ts,tsx}"],
      excludeFiles: ["packages/ui/src/{foundations,fixtures}/**", "**/*.test.*", "**/*.stories.tsx"],
      rules: { "sen/no-restricted-syntax": ["error", ...designLiterals] },
    },
    {
      files: ["packages/ui/src/**/*.{ts,tsx}", "apps/storefront/src/**/*.{ts,tsx}"],
      excludeFiles: ["packages/ui/src/{foundations,fixtures}/**", "**/*.test.*", "**/*.stories.tsx"],
      rules: { "sen/no-restricted-syntax": ["error", ...designLiterals, ...newerThanTheFloor] },
    },
    {
      files: ["packages/{i18n,api}/src/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.*"],
      rules: { "sen/no-restricted-syntax": ["error", ...newerThanTheFloor] },
    },
    {
      files: ["**/*.test.{ts,tsx}"],
      rules: { "no-unsafe-optional-chaining": "off" },
    },
    {
      files: ["**/*.stories.tsx"],
      jsPlugins: ["eslint-plugin-storybook"],
      rules: errors([...storybookRules, "sen/show-or-press"]),
    },
  ],
});
