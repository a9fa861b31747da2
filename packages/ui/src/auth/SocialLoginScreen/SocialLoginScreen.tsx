import { socialLoginErrorMessage } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { useFailureText, type RefusedAnswer } from "../../forms/index.ts";
import { ButtonLink, Loading, Notice } from "../../primitives/index.ts";

/** Progress of a sign-in after the provider redirected back. */
export type SocialLoginProgress =
  | { state: "waiting" }
  /** The backend's refusal; null if there was no response. */
  | { state: "refused"; refusal: RefusedAnswer | null };

export interface SocialLoginScreenProps {
  /** Progress of the sign-in. */
  progress: SocialLoginProgress;
  /** Whether a signed-in customer links it to their account. @default false */
  isLink?: boolean | undefined;
  /** URL of the page to start over: the sign-in page, or the linked accounts. */
  backHref: string;
}

/** The page that a provider redirects to: signing in, or why it failed. Spec §8, social login. */
export function SocialLoginScreen({ progress, isLink = false, backHref }: SocialLoginScreenProps) {
  const { t } = useTranslation(["auth", "shell"]);
  const failureText = useFailureText();
  return (
    <Root>
      <h1>
        {t(
          progress.state === "waiting"
            ? "shell:page.social_login"
            : isLink
              ? "social.not_linked"
              : "social.failed",
        )}
      </h1>
      {progress.state === "waiting" ? (
        <Loading label={t("social.waiting")} boxes={["48px"]} />
      ) : (
        <>
          <Notice tone="danger" urgent>
            {failureText(
              progress.refusal
                ? socialLoginErrorMessage(progress.refusal)
                : { key: "errors:network.offline" },
            )}
          </Notice>
          <ButtonLink href={backHref}>{t(isLink ? "social.back_to_account" : "social.back")}</ButtonLink>
        </>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.grid(5)}
  max-width: 440px;
  margin: ${space[6]} auto;
  padding: ${space[6]} ${space[5]};
`;
