import { createI18n, type Locale } from "@sen/i18n";
import { allTexts } from "@sen/i18n/all";
import { themeCss } from "@sen/ui/tokens";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { overrides } from "./overrides.ts";
import { Shop } from "./Shop.tsx";

const theme = themeCss({
  light: { color: { brand: "#006778", brandStrong: "#004c59" } },
  dark: { color: { brand: "#5fd0e0", brandStrong: "#93e3ee" } },
});

/** The page at a path, filled into the `index.html` that the browser's build has made. */
export function renderPage(html: string, path: string, locale: Locale): string {
  const i18n = createI18n({ locale, texts: allTexts[locale], overrides: overrides[locale] });
  const page = renderToString(
    <StaticRouter location={path}>
      <Shop i18n={i18n} />
    </StaticRouter>,
  );
  return html
    .replace('lang="vi"', `lang="${locale}"`)
    .replace("</head>", () => `<style>${theme}</style></head>`)
    .replace("<!--page-->", () => page);
}
