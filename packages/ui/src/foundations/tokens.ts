/** Values of the tokens. The only place in the repository with literal colors and sizes. */

/** Colors of the light scheme: warm paper, plum-black ink, lotus crimson. Names describe the purpose of a color, not its hue. */
export const lightColors = {
  /** The page. */
  surface: "#fbf8f5",
  /** Cards, bars and dialogs on the page. */
  surfaceRaised: "#ffffff",
  /** Skeletons, picture backdrops, quiet buttons. */
  surfaceSunken: "#f4eee9",
  /** Hovered items on a raised surface. */
  surfaceHover: "#faf4f0",
  ink: "#261b20",
  inkMuted: "#6a5b61",
  /** Text on `ink` (toasts, tooltips). */
  inkInverse: "#ffffff",
  /** Decorative separators; no contrast needed. */
  line: "#e9e0da",
  /** Borders needed to recognize a control: at least 3:1 on every surface. */
  lineStrong: "#8b7b81",
  brand: "#b4235a",
  brandStrong: "#8f1846",
  brandInk: "#ffffff",
  brandSoft: "#fcebf1",
  brandSoftInk: "#8f1846",
  sale: "#c42d13",
  saleInk: "#ffffff",
  saleSoft: "#fdece6",
  saleSoftInk: "#a3240e",
  success: "#1d7443",
  successInk: "#ffffff",
  successSoft: "#e4f4e9",
  successSoftInk: "#155c34",
  warning: "#8f5600",
  warningInk: "#ffffff",
  warningSoft: "#fdf0d6",
  warningSoftInk: "#764700",
  danger: "#b42318",
  dangerStrong: "#8f1a11",
  dangerInk: "#ffffff",
  dangerSoft: "#fdeae8",
  dangerSoftInk: "#96190f",
  info: "#1d5c94",
  infoInk: "#ffffff",
  infoSoft: "#e5f0f9",
  infoSoftInk: "#164a78",
  neutralSoft: "#f0e9e5",
  neutralSoftInk: "#56484d",
  /** Stars. A graphic: at least 3:1. */
  star: "#b87400",
  focus: "#1b62c9",
  /** Behind a dialog. */
  scrim: "rgb(38 20 28 / 0.48)",
  /** Over a picture, under white text. */
  veil: "rgb(24 12 17 / 0.66)",
  onVeil: "#ffffff",
  /** Text on the pastel pictures of banners, which are light in both schemes. */
  onPastel: "#3b1526",
  /** Barcodes and QR codes: dark on light in both schemes. */
  scanPaper: "#ffffff",
  scanInk: "#000000",
};

/** Colors of the dark scheme: designed separately, not inverted from the light one. */
export const darkColors: typeof lightColors = {
  surface: "#171114",
  surfaceRaised: "#21191d",
  surfaceSunken: "#2b2227",
  surfaceHover: "#2a2025",
  ink: "#f6edef",
  inkMuted: "#bfaeb4",
  inkInverse: "#21191d",
  line: "#3a2e34",
  lineStrong: "#95838a",
  brand: "#f488ac",
  brandStrong: "#ffadc7",
  brandInk: "#33081a",
  brandSoft: "#421b2b",
  brandSoftInk: "#ffb8cf",
  sale: "#ff8a70",
  saleInk: "#3a0c02",
  saleSoft: "#47190f",
  saleSoftInk: "#ffb4a2",
  success: "#6fcf97",
  successInk: "#06240f",
  successSoft: "#153523",
  successSoftInk: "#98e3b6",
  warning: "#f0b354",
  warningInk: "#2f1c00",
  warningSoft: "#3f2c0b",
  warningSoftInk: "#f8cf8c",
  danger: "#ff8f86",
  dangerStrong: "#ffb3ac",
  dangerInk: "#3d0703",
  dangerSoft: "#4a1a17",
  dangerSoftInk: "#ffb9b3",
  info: "#83b9ea",
  infoInk: "#04213b",
  infoSoft: "#17314a",
  infoSoftInk: "#b0d4f5",
  neutralSoft: "#362b30",
  neutralSoftInk: "#dccfd3",
  star: "#f0b354",
  focus: "#8fb8ff",
  scrim: "rgb(0 0 0 / 0.64)",
  veil: "rgb(10 5 8 / 0.72)",
  onVeil: "#ffffff",
  onPastel: "#3b1526",
  scanPaper: "#ffffff",
  scanInk: "#000000",
};

/** Light from above, tinted with the ink color, because gray looks dirty on the warm surface. */
export const lightShadows = {
  /** Cards. */
  low: "0 1px 2px rgb(60 30 42 / 0.06), 0 1px 6px rgb(60 30 42 / 0.05)",
  /** Menus, sticky bars, a hovered card. */
  mid: "0 2px 6px rgb(60 30 42 / 0.07), 0 8px 24px rgb(60 30 42 / 0.10)",
  /** Dialogs and toasts. */
  high: "0 6px 16px rgb(60 30 42 / 0.10), 0 20px 56px rgb(60 30 42 / 0.20)",
};

export const darkShadows: typeof lightShadows = {
  low: "0 1px 2px rgb(0 0 0 / 0.4)",
  mid: "0 2px 6px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.4)",
  high: "0 6px 16px rgb(0 0 0 / 0.5), 0 20px 56px rgb(0 0 0 / 0.6)",
};

/** `fallback-fonts.ts` defines the fallback faces. */
const family =
  '"Be Vietnam Pro", "Be Vietnam Fallback Roboto", "Be Vietnam Fallback Arial", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Tokens shared by both schemes. */
export const constants = {
  /** 4 px grid; the key counts the steps (`space[4]` is 16 px). */
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    8: "32px",
    10: "40px",
    12: "48px",
    16: "64px",
    20: "80px",
  },
  radius: { small: "6px", medium: "10px", large: "16px", full: "999px" },
  font: { family },
  /** Complete `font` shorthands with weight, size and line height. In rem, so that text can be zoomed to 200%. */
  text: {
    caption: "400 0.75rem/1.5 var(--sen-font-family)",
    small: "400 0.875rem/1.5 var(--sen-font-family)",
    body: "400 1rem/1.5 var(--sen-font-family)",
    lead: "500 1.125rem/1.5 var(--sen-font-family)",
    title: "600 1.375rem/1.4 var(--sen-font-family)",
    heading: "700 1.75rem/1.35 var(--sen-font-family)",
    display: "700 2.25rem/1.3 var(--sen-font-family)",
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  motion: {
    /** Color changes and press feedback. */
    quick: "120ms cubic-bezier(0.2, 0, 0.2, 1)",
    /** Elements that open in place. */
    calm: "200ms cubic-bezier(0.2, 0, 0, 1)",
    /** Elements that slide in: sheets, toasts. */
    travel: "320ms cubic-bezier(0.2, 0.8, 0.2, 1)",
  },
  size: {
    /** Minimum touch target. */
    touch: "44px",
    /** Maximum width of a page's content. */
    page: "1280px",
    /** Comfortable width of running text. */
    prose: "68ch",
    /** Heights of the shell's bars, for elements that stick below or above them. */
    header: "60px",
    bottomBar: "60px",
  },
  layer: { sticky: 10, bar: 20, menu: 30, toast: 40 },
};
