import type { Policy } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { TextLink } from "../../primitives/Link/Link.tsx";

export interface PolicyLinksProps {
  /** Action that implies consent. */
  by: "order" | "register";
  /** URL of a policy. */
  policyHref: (policy: Policy) => string;
}

const agreedTo: Record<PolicyLinksProps["by"], readonly Policy[]> = {
  order: ["terms", "delivery", "returns", "privacy"],
  register: ["terms", "privacy"],
};

/** Links to the policies that an action implies consent to. They open in a new tab, so that no input is lost. */
export function PolicyLinks({ by, policyHref }: PolicyLinksProps) {
  const { t } = useTranslation("shell");
  return (
    <Root>
      <p>{t(`agree.${by}`)}</p>
      <ul>
        {agreedTo[by].map((policy) => (
          <li key={policy}>
            <TextLink href={policyHref(policy)} target="_blank" rel="noopener">
              {t(`policy.${policy}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.textStyle("small", { color: "inkMuted" })}

  > ul {
    ${mixins.wrap(0, 4)}
  }
  a {
    ${mixins.touchRow()}
  }
`;
