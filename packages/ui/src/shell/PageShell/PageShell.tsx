import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, mixins, size, space } from "../../foundations/index.ts";
import { DeferredSection, LiveRegion, Toaster } from "../../primitives/index.ts";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header, type HeaderProps } from "../Header/Header.tsx";
import { StatusStrip, type ShopTrouble } from "../StatusStrip/StatusStrip.tsx";
import { MAIN_ID } from "../landmarks.ts";
import type { SchemeSwitchProps } from "../SchemeSwitch/SchemeSwitch.tsx";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import type { ShellPlace } from "../shell-types.ts";

export interface PageShellProps extends HeaderProps {
  /** Current section in the bottom bar. */
  place?: ShellPlace;
  /** Hides the bottom bar on pages with their own (product, cart, payment). */
  ownBar?: boolean;
  /** Hides the footer on phones, for cart and payment. @default false */
  toPurchase?: boolean;
  /** Hides the page from browsers without JavaScript. @default false */
  needsScript?: boolean;
  /** `NoScript`, rendered by the server inside `<noscript>`. */
  noScript?: ReactNode;
  /** Current outage. @default null */
  trouble?: ShopTrouble | null;
  /** `StepProgress` during a navigation. Its component should subscribe itself, so that the shell does not re-render. */
  progress?: ReactNode;
  /** Props of the color scheme switch; hidden without them. */
  scheme?: SchemeSwitchProps;
  /** Announced on change: the new page's title after a navigation. Empty on the first page, which the browser announces. */
  announcement?: string;
  /** Content of the page. */
  children: ReactNode;
}

/** Frame of every page: header, footer, bars and toasts. Its `main` (`MAIN_ID`) is focusable, for navigation to a page without a heading. */
export function PageShell({
  place,
  ownBar = false,
  toPurchase = false,
  needsScript = false,
  noScript,
  trouble = null,
  progress,
  scheme,
  announcement = "",
  children,
  ...header
}: PageShellProps) {
  const { t } = useTranslation("shell");
  return (
    <Root data-own-bar={ownBar || undefined} data-to-purchase={toPurchase || undefined}>
      <SkipLink />
      <Header {...header} />
      {progress}
      <main id={MAIN_ID} tabIndex={-1}>
        <noscript>{noScript}</noscript>
        {needsScript ? <div data-scripted>{children}</div> : children}
      </main>
      <div data-footer>
        <DeferredSection height={480}>
          <Footer paths={header.paths} malls={header.malls} language={header.language} scheme={scheme} />
        </DeferredSection>
      </div>
      {!ownBar && <BottomBar paths={header.paths} place={place} unreadCount={header.customer.unreadCount} />}
      <StatusStrip trouble={trouble} />
      <LiveRegion message={announcement} />
      <Toaster label={t("toast.region")} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-bottom: calc(${size.bottomBar} + env(safe-area-inset-bottom));

  > main {
    flex: 1;
    width: 100%;
    ${mixins.column(size.page)}
    padding: ${space[4]};
    /* Keeps the footer below the first screen, so that loading content does not visibly push it down. */
    min-height: calc(100dvh - ${size.header});
  }
  > main > noscript:not(:empty) {
    display: block;
    margin-bottom: ${space[4]};
  }
  ${media.belowLarge} {
    &[data-to-purchase] > [data-footer] {
      display: none;
    }
    /* The page's own bar is higher than the bottom bar and may hold a message. */
    &[data-own-bar] > [data-state] {
      inset: ${size.header} 0 auto;
    }
  }
  ${media.low} {
    padding-bottom: 0;

    &[data-own-bar] > [data-state] {
      inset: auto 0 0;
    }
  }
  ${media.large} {
    padding-bottom: 0;

    > main {
      padding: ${space[6]};
    }
  }
`;
