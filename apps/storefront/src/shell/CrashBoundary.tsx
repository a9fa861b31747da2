import { I18nextProvider, localizedPath, useLocale, type I18n } from "@sen/i18n";
import { Toaster } from "@sen/ui/primitives";
import { CrashScreen } from "@sen/ui/shell";
import { Component, type ReactNode } from "react";

export interface CrashBoundaryProps {
  i18n: I18n;
  children: ReactNode;
}

/** Shows the crash page when the shell itself crashes: header, menus, footer or a provider. Spec §2, redirects and failures. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { i18n, children } = this.props;
    return this.state.hasCrashed ? <CrashPage i18n={i18n} /> : children;
  }
}

/** The crash page alone, with nothing around it that may have crashed. */
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

function Crash() {
  const home = localizedPath("/", useLocale());
  return (
    <CrashScreen
      homeHref={home}
      onGoHome={() => {
        window.location.assign(home);
      }}
    />
  );
}
