import js from "@eslint/js";
import globals from "globals";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import storybook from "eslint-plugin-storybook";
import tseslint from "typescript-eslint";

/** Which packages a room may not import (docs/architecture.md: "Which way imports run"). */
const roomsBeyond = {
  "packages/api": ["config", "domain", "i18n", "server", "telemetry", "ui", "backend", "storefront"],
  "packages/config": ["api", "domain", "i18n", "server", "telemetry", "ui", "backend", "storefront"],
  "packages/telemetry": ["api", "config", "domain", "i18n", "server", "ui", "backend", "storefront"],
  "packages/server": ["api", "config", "domain", "i18n", "telemetry", "ui", "backend", "storefront"],
  "packages/domain": ["config", "i18n", "server", "telemetry", "ui", "backend", "storefront"],
  "packages/i18n": ["api", "config", "domain", "server", "telemetry", "ui", "backend", "storefront"],
  "packages/ui": ["config", "server", "telemetry", "backend", "storefront"],
  "apps/backend": ["ui", "storefront"],
  "apps/storefront": ["backend"],
};

const importDirections = Object.entries(roomsBeyond).map(([room, beyond]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  // A package's name means its build, which comes after this in Node: Vite's configuration takes the sources.
  ignores: ["apps/storefront/vite.config.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: beyond.flatMap((name) => [`@sen/${name}`, `@sen/${name}/*`]),
            message: `${room} must not import this room.`,
          },
          // Of the texts those of short messages and mails alone, and how a path says its language: what the backend answers stands in src/texts.
          ...(room === "apps/backend"
            ? [
                {
                  regex: "^@sen/i18n(?!/(?:messages|locale)$)",
                  message: `${room} must not import this room.`,
                },
              ]
            : []),
          {
            regex:
              "^(\\.\\./)+((packages|apps)/|(api|config|domain|i18n|server|telemetry|ui|backend|storefront)/(src|app|server|dist)/)",
            message: "Import another room by its package name.",
          },
        ],
        paths: [
          { name: "styled-components", importNames: ["default"], message: "Import { styled } by name." },
        ],
      },
    ],
  },
}));

const styleLiteral = (pattern, message) => ({
  selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${pattern}/]`,
  message,
});

const COLOUR_MESSAGE = "A colour comes from foundations (tokens).";
const designLiterals = [
  styleLiteral("#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(", COLOUR_MESSAGE),
  styleLiteral("(font-size|line-height):\\s*[0-9.]+(px|rem)", "A type size comes from foundations (tokens)."),
  {
    selector: "Literal[value=/^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|hsl|oklch)a?\\(.*)$/]",
    message: COLOUR_MESSAGE,
  },
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules",
      "**/dist",
      "**/build",
      "**/.data",
      "**/*.gen.ts",
      "**/storybook-static",
      "**/.cache",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "no-console": "error",
      eqeqeq: ["error", "always"],
      curly: ["error", "multi-line"],
    },
  },
  // The functions that the bench hands to a page run in the browser.
  { files: ["scripts/bench/**"], languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["scripts/**", "apps/backend/src/operator/**", "apps/backend/src/seed/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["packages/{ui,i18n}/**/*.{ts,tsx}", "apps/storefront/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: { ...globals.browser } },
  },
  ...importDirections,
  {
    files: ["packages/domain/src/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", "window", "document", "fetch", "localStorage", "process"],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Time is an argument.",
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: "Time is an argument.",
        },
      ],
    },
  },
  {
    files: ["packages/domain/src/**/*.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "@sen/api", allowTypeImports: true, message: "Rules know the contract's types only." },
          ],
        },
      ],
    },
  },
  {
    files: ["apps/backend/src/**/*.ts"],
    ignores: ["apps/backend/src/imaging/**", "**/*.test.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "sharp", allowTypeImports: true, message: "Pictures take turns: imaging/imaging.ts." },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportExpression[source.value='sharp']",
          message: "Pictures take turns: imaging/imaging.ts.",
        },
      ],
    },
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*", "**/*.stories.tsx"],
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
    files: ["apps/storefront/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [{ name: "styled-components", message: "Styles live in packages/ui." }],
        },
      ],
    },
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}", "apps/storefront/**/*.{ts,tsx}"],
    ignores: ["packages/ui/src/{foundations,fixtures}/**", "**/*.test.*", "**/*.stories.tsx"],
    rules: { "no-restricted-syntax": ["error", ...designLiterals] },
  },
  { files: ["**/*.stories.tsx"], extends: [storybook.configs["flat/recommended"]] },
);
