import type { Policy } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { TextLink } from "../../primitives/Link/Link.tsx";

export interface PolicyLinksProps {
  /** What one agrees to them by. */
  by: "order" | "register";
  /** The address of a policy. */
  policyHref: (policy: Policy) => string;
}

const agreedTo: Record<PolicyLinksProps["by"], readonly Policy[]> = {
  order: ["terms", "delivery", "returns", "privacy"],
  register: ["terms", "privacy"],
};

/** What one agrees to by a step, with the texts themselves. They open beside the page, so that nothing typed is lost. */
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
