import { useTranslation } from "@sen/i18n";
import { WifiOff } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { EmptyState, RetryButton, TextLink } from "../../primitives/index.ts";

/** A page available offline. */
export interface SavedPage {
  href: string;
  title: string;
}

export interface OfflineScreenProps {
  /** Pages saved on this device, newest first. */
  pages: readonly SavedPage[];
  /** Retries the requested page. */
  onRetry: () => void;
}

/** Shown offline for a page that is not saved on this device. Offers saved pages and a retry. */
export function OfflineScreen({ pages, onRetry }: OfflineScreenProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <EmptyState
        heading="h1"
        picture={<WifiOff />}
        title={t("offline.title")}
        action={<RetryButton tone="primary" onRetry={onRetry} />}
      >
        {t("offline.text")}
      </EmptyState>
      {pages.length > 0 && (
        <Kept>
          <h2 data-small>{t("offline.kept")}</h2>
          <ul>
            {pages.map(({ href, title }) => (
              <li key={href}>
                <TextLink href={href}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Kept>
      )}
    </>
  );
}

const Kept = styled.section`
  max-width: 480px;
  margin: 0 auto ${space[8]};
  padding-inline: ${space[4]};

  > ul {
    margin-top: ${space[1]};
  }
  > ul > li {
    border-bottom: 1px solid ${color.line};
  }
  > ul > li > a {
    ${mixins.row()}
    min-height: 44px;
    padding-block: ${space[2]};
  }
`;
