import type { Page } from "playwright-core";

/** Selects interactive controls. */
const CONTROLS = "button, a[href], summary, select, input:not([type=hidden]), textarea, [role=button]";

/** Tolerance for rounding, in px. */
const ROUNDING = 1.5;

/** Minimum target size, in px (WCAG 2.5.8). */
const LEAST_TARGET = 24;

/**
 * Finds elements of the page's stories that overflow the window, are cut off, or are too small as targets; one line per fault.
 * Content that scrolls in its box, that a control expands, or that ends in an ellipsis is no fault.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([controls, rounding, leastTarget]) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const faults = new Map<string, string>();
      const styles = new WeakMap<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const isEllipsis = (style: CSSStyleDeclaration) =>
        style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";

      /** A control expands it. */
      const isFolded = ({ id }: Element) =>
        id !== "" && document.querySelector(`[aria-controls="${id}"][aria-expanded=false]`) !== null;

      /** The nearest edge that a box overflows, if any. */
      function edgeOver(element: Element, box: DOMRect, story: Element): "cut off" | "sticking out" | null {
        let position = styleOf(element).position;
        for (let at: Element | null = element; at; at = at === story ? null : at.parentElement) {
          const style = styleOf(at);
          const holds = at === element || position !== "absolute" || style.position !== "static";
          if (position === "fixed" && at !== element) break;
          if (!holds) continue;
          if (at !== element) position = style.position;
          if (style.clipPath !== "none") return null;
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
          if (isEllipsis(style) || isFolded(at)) return null;
          if (/hidden|clip/.test(style.overflowX + style.overflowY)) {
            const edge = at.getBoundingClientRect();
            const over = Math.max(
              box.right - edge.right,
              edge.left - box.left,
              box.bottom - edge.bottom,
              edge.top - box.top,
            );
            if (over > rounding) return "cut off";
          }
        }
        return box.right > innerWidth + rounding || box.left < -rounding ? "sticking out" : null;
      }

      for (const story of document.querySelectorAll<HTMLElement>("[data-story]")) {
        const tell = (what: string, element: Element, box: DOMRect) => {
          const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
          const name = story.dataset["story"] ?? "";
          const tag = element.tagName.toLowerCase();
          const size = `${box.width.toFixed()} × ${box.height.toFixed()}`;
          faults.set(`${name} ${what} ${tag}`, `${name}: ${what}: <${tag}> ${text} (${size})`);
        };
        for (const element of story.querySelectorAll<HTMLElement>("*")) {
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const box = element.getBoundingClientRect();
          if (box.width <= 1 || box.height <= 1) continue;

          const isPressed = element.matches(controls);
          if (isPressed) {
            const over = edgeOver(element, box, story);
            if (over) tell(over, element, box);
          }
          for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const written = range.getBoundingClientRect();
            // Compare the height of the letters, not of the line: a box of fixed height may cut off the line's leading.
            const letters = new DOMRect(
              written.x,
              written.y + written.height * 0.1,
              written.width,
              written.height * 0.8,
            );
            const over = written.width > 1 ? edgeOver(element, letters, story) : null;
            if (over) tell(over, element, written);
          }
          if (!isPressed || styleOf(element).display === "inline") continue;
          const isWholeCard = getComputedStyle(element, "::after").position === "absolute";
          const labelled = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          const targets = [element, ...labelled].map((one) => one.getBoundingClientRect());
          const isHit = targets.some(({ width, height }) => Math.min(width, height) >= leastTarget);
          if (!isHit && !isWholeCard) tell("too small to hit", element, box);
        }
      }
      return [...faults.values()];
    },
    [CONTROLS, ROUNDING, LEAST_TARGET] as const,
  );
}

/**
 * Finds what becomes unrecognizable in forced colors, which remove backgrounds and shadows: controls and overlays drawn only by
 * their fill, selected controls that look like their siblings, and disabled ones that look enabled. One line per fault.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate((controls) => {
    const isSeen = (color: string) => color !== "rgba(0, 0, 0, 0)" && color !== "transparent";
    for (const control of document.querySelectorAll<HTMLElement>(`[data-story] :is(${controls})`)) {
      const { backgroundColor, display } = getComputedStyle(control);
      // A picture has its own edges.
      if (control.querySelector("img")) continue;
      if (display !== "inline" && isSeen(backgroundColor)) control.dataset["filled"] = "";
    }
  }, CONTROLS);
  await page.emulateMedia({ forcedColors: "active" });
  return page.evaluate(async (controls) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const faults = new Map<string, string>();
    const hasEdge = ({ borderStyle, borderWidth, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      (borderStyle !== "none" && borderWidth !== "0px") ||
      (outlineStyle !== "none" && outlineWidth !== "0px");
    const tell = (what: string, element: Element) => {
      const story = element.closest<HTMLElement>("[data-story]")?.dataset["story"] ?? "";
      const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
      faults.set(`${story} ${what}`, `${story}: ${what}: <${element.tagName.toLowerCase()}> ${text}`);
    };
    // Only one menu can be open at a time, so closed ones count as seen.
    const isSeen = (element: Element) =>
      element.closest("[popover]") !== null ||
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    for (const control of document.querySelectorAll<HTMLElement>("[data-filled]")) {
      if (!isSeen(control) || control.closest("summary, a, button, label") !== control) continue;
      if (!hasEdge(getComputedStyle(control))) tell("has no edge", control);
    }

    const probe = document.createElement("p");
    Object.assign(probe.style, { backgroundColor: "Canvas", color: "GrayText" });
    // A removed fill has the page's color; an element without a fill is transparent.
    const { backgroundColor: canvas, color: gray } = getComputedStyle(document.body.appendChild(probe));
    for (const off of document.querySelectorAll(
      "[data-story] :is(button, input, select, textarea):disabled",
    )) {
      if (getComputedStyle(off).color !== gray) tell("looks enabled", off);
    }
    probe.remove();
    for (const overlay of document.querySelectorAll("[data-story] :is(dialog, [popover])")) {
      const style = getComputedStyle(overlay);
      if (style.backgroundColor === canvas && !hasEdge(style)) tell("has no edge", overlay);
    }
    const isUnfilled = (look: string) => look === canvas || /^rgba\(.*, 0\)$/.test(look);
    const LOOKS = [
      "color",
      "backgroundColor",
      "border",
      "outline",
      "textDecoration",
      "fontWeight",
      "boxShadow",
    ] as const;
    const looksOf = (element: Element) =>
      [element, ...element.querySelectorAll("*")]
        .flatMap((one) =>
          ["", "::before", "::after"].flatMap((pseudo) => {
            const style = getComputedStyle(one, pseudo);
            const isDrawn = pseudo === "" || style.content !== "none";
            return isDrawn ? LOOKS.map((look) => (isUnfilled(style[look]) ? "" : style[look])) : [];
          }),
        )
        .join();
    const CHOSEN = "[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])";
    for (const chosen of document.querySelectorAll<HTMLElement>(`[data-story] :is(${CHOSEN})`)) {
      if (!isSeen(chosen) || !chosen.matches(`${controls}, [role=tab], [role=option]`)) continue;
      const place = chosen.closest("ul, ol, nav, fieldset, [role=tablist], [role=group]");
      const others = [...(place?.querySelectorAll(chosen.tagName) ?? [])].filter(
        (other) =>
          !other.matches(CHOSEN) && isSeen(other) && other.childElementCount === chosen.childElementCount,
      );
      const [other] = others;
      if (other && looksOf(other) === looksOf(chosen)) {
        tell("looks like the others, though it is chosen", chosen);
      }
    }
    return [...faults.values()];
  }, CONTROLS);
}
