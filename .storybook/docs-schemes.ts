import { tokensCss } from "../packages/ui/src/foundations/global-css.ts";

/** The declarations of a rule in the tokens' CSS. */
function declarationsOf(selector: string): string {
  const start = tokensCss.indexOf(`${selector}{`) + selector.length + 1;
  return tokensCss.slice(start, tokensCss.indexOf("}", start));
}

/**
 * In the shop, the color scheme applies to the whole document. A docs page shows stories in both: each story (`.exhibit`, see
 * preview.tsx) sets the tokens of its own scheme, and the page around it stays light.
 */
const sheet = document.createElement("style");
sheet.textContent = `
.exhibit[data-scheme]{${declarationsOf(":root")}}
.exhibit[data-scheme=dark]{${declarationsOf(":root[data-scheme=dark]")}}
.exhibit{background:var(--sen-color-surface);color:var(--sen-color-ink);font:var(--sen-text-body)}
.sbdocs ol{list-style:decimal}
`;
document.head.append(sheet);
