import { color } from "./theme.ts";

/** The lightbox's buttons on a ground of their own: white icons alone are not seen on a bright picture. */
export const lightboxButtons = {
  "--yarl__button_background_color": color.veil,
  "--yarl__color_button": color.onVeil,
  "--yarl__button_filter": "none",
} as const;
