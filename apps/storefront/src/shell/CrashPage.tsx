import { I18nextProvider, localizedPath, useLocale, type I18n } from "@sen/i18n";
import { Toaster } from "@sen/ui/primitives";
import { CrashScreen } from "@sen/ui/shell";

/** The crash page without the shell, which may itself have crashed. */
export function CrashPage({ i18n }: { i18n: I18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <title>{i18n.t("shell:crash.title")}</title>
      <meta name="robots" content="noindex" />
      <main>
        <Crash />
      </main>
      <Toaster label={i18n.t("shell:toast.region")} />
    </I18nextProvider>
  );
}

/** Says that something went wrong, and goes home after two seconds. */
export function Crash() {
  const home = localizedPath("/", useLocale());
  return <CrashScreen homeHref={home} onGoHome={() => window.location.assign(home)} />;
}
