import type { Locale } from "@sen/i18n";
import type { ReactNode } from "react";

export interface DocumentProps {
  locale: Locale;
  /** Server-only elements of the head: style sheets, the boot script. React leaves them unchanged. */
  head?: ReactNode;
  /** Server-only elements at the end of the body: data. */
  tail?: ReactNode;
  children: ReactNode;
}

/** The document around every page, identical on server and client. */
export function Document({ locale, head, tail, children }: DocumentProps) {
  return (
    // The boot script sets the chosen color scheme here.
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
