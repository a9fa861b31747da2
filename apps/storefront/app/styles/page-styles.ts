import type { ReactNode } from "react";
import { ServerStyleSheet } from "styled-components";
import { href, rules } from "virtual:styles";

/** Where the styles of all components lie, which pages opened later need; empty in development, where none do. */
export const allStylesHref = href;

/** The component styles of one response: compiled by the build, or in development by styled-components as it renders. */
export class PageStyles {
  readonly #nonce: string;
  readonly #sheet = import.meta.env.DEV ? new ServerStyleSheet() : null;

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /** What to render instead of `page`, so that its styles are known afterwards. */
  collect(page: ReactNode): ReactNode {
    return this.#sheet ? this.#sheet.collectStyles(page) : page;
  }

  /** The style element for the head of the rendered page, which has these class names. */
  tags(classes: ReadonlySet<string>): string {
    if (!this.#sheet) {
      const css = rules.map(([name, css]) => (classes.has(name) ? css : "")).join("");
      return `<style nonce="${this.#nonce}">${css}</style>`;
    }
    // The browser's own sheets need the nonce too, and styled-components looks for it here.
    const tags = `<meta property="csp-nonce" nonce="${this.#nonce}"/>${this.#sheet.getStyleTags()}`;
    this.#sheet.seal();
    return tags;
  }
}
