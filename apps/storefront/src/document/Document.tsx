import type { Locale } from "@sen/i18n";
import type { ReactNode } from "react";

export interface DocumentProps {
  locale: Locale;
  /** What only the server writes into the head: style sheets, the boot script. React leaves it as it is. */
  head?: ReactNode;
  /** What only the server writes at the end of the body: data. */
  tail?: ReactNode;
  children: ReactNode;
}

/** The document around every page, the same on the server and in the browser. */
export function Document({ locale, head, tail, children }: DocumentProps) {
  return (
    // The boot script says here which colors were chosen.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>
        {children}
        {tail}
      </body>
    </html>
  );
}
