import { useTranslation } from "@sen/i18n";
import { WifiOff } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { EmptyState, RetryButton, TextLink } from "../../primitives/index.ts";

/** A page that can be read without a network. */
export interface SavedPage {
  href: string;
  title: string;
}

export interface OfflineScreenProps {
  /** The pages seen last on this device, the newest first. */
  pages: readonly SavedPage[];
  /** Asks again for the page that was wanted. */
  onRetry: () => void;
}

/** No network, and a page that is not on this device: what can be read meanwhile, and the way to ask again. */
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
          <h2>{t("offline.kept")}</h2>
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

  > h2 {
    ${mixins.textStyle("title", { weight: "bold" })}
  }
  > ul {
    margin: ${space[2]} 0 0;
  }
  > ul > li {
    border-bottom: 1px solid ${color.line};
  }
  > ul > li > a {
    ${mixins.row()}
    min-height: 44px;
  }
`;
