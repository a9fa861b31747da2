import { media } from "./breakpoints.ts";
import { declarations } from "./declarations.ts";
import { fallbackFaceCss } from "./fallback-fonts.ts";
import { hiddenVisually } from "./mixins.ts";
import { color, motion, propertyNames, radius, size, text, weight } from "./theme.ts";
import { constants, darkColors, darkShadows, lightColors, lightShadows } from "./tokens.ts";

const light = declarations(propertyNames, { color: lightColors, shadow: lightShadows });
const dark = declarations(propertyNames, { color: darkColors, shadow: darkShadows });
const fixed = declarations(propertyNames, constants);

/** Windows contrast themes set the user's colors; maps only the tokens the browser cannot infer. */
const forced = declarations(propertyNames, {
  color: {
    surface: "Canvas",
    surfaceRaised: "Canvas",
    surfaceSunken: "Canvas",
    surfaceHover: "Canvas",
    ink: "CanvasText",
    inkMuted: "CanvasText",
    line: "CanvasText",
    lineStrong: "CanvasText",
    brand: "LinkText",
    brandStrong: "LinkText",
    brandInk: "Canvas",
    focus: "Highlight",
    star: "CanvasText",
    success: "CanvasText",
    sale: "CanvasText",
    danger: "CanvasText",
  },
});

/** Sets all durations to zero under `prefers-reduced-motion`. */
const still = declarations(propertyNames, { motion: { quick: "0s", calm: "0s", travel: "0s" } });

/** Custom properties of both schemes. The device decides; `data-scheme="light|dark"` on `<html>` overrides it. */
const schemeCss = `
:root{color-scheme:light;${fixed}${light}}
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;${dark}}}
:root[data-scheme=dark]{color-scheme:dark;${dark}}
@media (forced-colors:active){:root:root:root{${forced}}}
@media (prefers-reduced-motion:reduce){:root{${still}}}
`;

/**
 * Reset and bare elements. Tabular digits prevent layout shifts, with `!important` because `font` in a template would reset them.
 * The scroll padding keeps what has the focus clear of sticky bars; those of cart and checkout are twice as high as the bottom bar.
 */
const baseCss = `
*,::before,::after{box-sizing:border-box;font-variant-numeric:tabular-nums!important}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(${size.header} + 16px)}
${media.belowLarge}{html{scroll-padding-bottom:calc(2*${size.bottomBar} + 16px)}}
${media.low}{html{scroll-padding-block:16px}}
body{margin:0;min-height:100dvh;background:${color.surface};color:${color.ink};font:${text.body};-webkit-font-smoothing:antialiased;overflow-wrap:anywhere;-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4,p,ul,ol,figure,blockquote,dl,dd,fieldset{margin:0}
ul,ol{padding:0;list-style:none}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
address,i{font-style:normal}
strong,b,th{font-weight:${weight.semibold}}
small{font:${text.caption};color:${color.inkMuted}}
[data-muted]{font:${text.small};color:${color.inkMuted}}
h1{font:${text.title}}
${media.large}{h1{font:${text.heading}}}
h2{font:${text.title}}h3,h4{font:${text.lead}}
[data-small]{font:${text.body};font-weight:${weight.semibold}}
h1,h2,h3{text-wrap:balance}
img,video,svg{display:block;max-width:100%}
svg{flex:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer;background:none;border:0;padding:0;touch-action:manipulation;overflow-wrap:break-word}
button:disabled{cursor:not-allowed}
a{color:inherit;text-decoration:none}
table{width:100%;border-collapse:collapse}th{text-align:start}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
/* Focused by script, not interactive. */
:is(h1,h2,main)[tabindex="-1"]:focus-visible{outline:none}
::selection{background:${color.brandSoft};color:${color.brandSoftInk}}
::placeholder{color:${color.inkMuted};opacity:1}
dialog{color:inherit;border-radius:${radius.large}}
html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}
[hidden]{display:none!important}
[data-visually-hidden]{${hiddenVisually}}
@media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:is(:disabled,[aria-disabled=true],[data-disabled]){color:GrayText!important}}
@media (scripting:none){[data-scripted]{display:none!important}}
@supports not selector(:popover-open){[popover]:not(.\\:popover-open){display:none}}
::view-transition-group(*){animation-duration:${motion.calm}}
`;

/** Only the tokens, for pages that use them without the components. */
export const tokensCss = schemeCss.replace(/\n/g, "");

/** All CSS required before the first paint: tokens, reset, fallback font metrics. The fonts (`fonts.css`) may load later. */
export const globalCss = (fallbackFaceCss + schemeCss + baseCss).replace(/\n/g, "");
