import { I18nProvider } from "@sen/i18n";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { redirectToStoredLocale } from "./browser/stored-locale.ts";
import { createBrowserI18n } from "./texts/browser-i18n.ts";

if (!redirectToStoredLocale()) {
  const i18n = createBrowserI18n();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
}
