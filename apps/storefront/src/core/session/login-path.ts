import { localizedPath, type Locale } from "@sen/i18n";

/** Where whoever is not signed in is led: core knows this one address. */
export const LOGIN_PATH = "/login";

/** The address of the sign-in, which leads on to a path of this site. */
export const loginHref = (next: string, locale: Locale): string =>
  `${localizedPath(LOGIN_PATH, locale)}?${new URLSearchParams({ next }).toString()}`;
