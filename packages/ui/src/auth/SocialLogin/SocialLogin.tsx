import type { SocialProvider } from "@sen/api";
import { socialLoginErrorMessage } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins } from "../../foundations/index.ts";
import { FailureNotice, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button } from "../../primitives/index.ts";

export interface SocialLoginProps {
  /** The identity providers; renders nothing if there are none. */
  providers: readonly SocialProvider[];
  /** Redirects to the provider. Resolves to nothing once the browser navigates, or to the backend's refusal. */
  onStart: (provider: SocialProvider) => Promise<CallOutcome>;
}

/** Buttons to sign in with an identity provider. Spec §7, social login. */
export function SocialLogin({ providers, onStart }: SocialLoginProps) {
  const { t } = useTranslation("auth");
  const start = useCall(onStart, socialLoginErrorMessage);
  const [pressed, setPressed] = useState<string | null>(null);
  if (providers.length === 0) return null;
  return (
    <Root>
      <p>
        <span>{t("social.or")}</span>
      </p>
      <FailureNotice failure={start.failure} title={t("social.not_begun")} />
      {providers.map((provider) => (
        <div key={provider.id}>
          <Button
            tone="secondary"
            size="large"
            wide
            busy={start.busy && pressed === provider.id}
            disabled={start.busy && pressed !== provider.id}
            onClick={() => {
              setPressed(provider.id);
              return start.run(provider);
            }}
          >
            {t("social.with", { name: provider.name })}
          </Button>
          {provider.is_simulated && <small>{t("social.simulated")}</small>}
        </div>
      ))}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(3)}

  > p {
    ${mixins.row(3)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > p::before,
  > p::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${color.line};
  }
  > div {
    ${mixins.grid(1)}
  }
  small {
    ${mixins.textStyle("small", { color: "inkMuted" })}
    text-align: center;
  }
`;
