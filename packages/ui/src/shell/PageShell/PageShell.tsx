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
  /** Which of the bottom bar's five ways the page belongs to. */
  place?: ShellPlace;
  /** Leaves the bottom bar out, where the page has a bar of its own there (product, cart, payment). */
  ownBar?: boolean;
  /** Leaves the footer out on a phone, where the page leads to a purchase (cart, payment). @default false */
  toPurchase?: boolean;
  /** Whether the page is nothing without JavaScript: a browser without it is not shown the page. @default false */
  needsScript?: boolean;
  /** `NoScript`, where the server renders: no browser with JavaScript shows it. */
  noScript?: ReactNode;
  /** What does not work now. @default null */
  trouble?: ShopTrouble | null;
  /** `StepProgress` while the next page is being loaded: whatever gives it renders by itself, and leaves the rest alone. */
  progress?: ReactNode;
  /** Light or dark by hand; no such choice without it. */
  scheme?: SchemeSwitchProps;
  /** Read aloud when it changes: the new page's title after a step. Empty on the first page, which the browser announces. */
  announcement?: string;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page. Its `main` (`MAIN_ID`) can take the focus, after a step to a page without a heading. */
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
    /* The footer begins below the first screen: what loads above never pushes it before the customer's eyes. */
    min-height: calc(100dvh - ${size.header} - ${size.bottomBar});
  }
  > main > noscript:not(:empty) {
    display: block;
    margin-bottom: ${space[4]};
  }
  ${media.belowLarge} {
    &[data-to-purchase] > [data-footer] {
      display: none;
    }
  }
  ${media.large} {
    padding-bottom: 0;

    > main {
      padding: ${space[6]};
    }
  }
`;
