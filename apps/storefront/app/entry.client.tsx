import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router-dom";
import { redirectToStoredLocale } from "./browser/stored-locale.ts";
import { createBrowserI18n } from "./texts/browser-i18n.ts";

if (!redirectToStoredLocale()) {
  const i18n = createBrowserI18n();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
