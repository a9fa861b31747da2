import { tokensCss } from "../packages/ui/src/foundations/global-css.ts";

/** The declarations of a rule of the schemes' CSS. */
function declarationsOf(selector: string): string {
  const start = tokensCss.indexOf(`${selector}{`) + selector.length + 1;
  return tokensCss.slice(start, tokensCss.indexOf("}", start));
}

/**
 * In the shop a scheme is the whole document's. A page of documentation shows stories of both: each of them (`.exhibit`, see
 * preview.tsx) sets the tokens of its own scheme, and the page around them stays light.
 */
const sheet = document.createElement("style");
sheet.textContent = `
.exhibit[data-scheme]{${declarationsOf(":root")}}
.exhibit[data-scheme=dark]{${declarationsOf(":root[data-scheme=dark]")}}
.exhibit{background:var(--sen-color-surface);color:var(--sen-color-ink);font:var(--sen-text-body)}
`;
document.head.append(sheet);
