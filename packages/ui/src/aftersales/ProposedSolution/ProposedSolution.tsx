import { useTranslation } from "@sen/i18n";
import { Handshake } from "lucide-react";
import { styled } from "styled-components";
import { mixins, radius, space, text } from "../../foundations/index.ts";

export interface ProposedSolutionProps {
  /** In the shop's words; null until it proposes one. */
  solution: string | null;
  /** Level of its heading. @default "h2" */
  heading?: "h2" | "h3";
}

/** The shop's proposed solution. Spec §2, complaint detail. */
export function ProposedSolution({ solution, heading: Heading = "h2" }: ProposedSolutionProps) {
  const { t } = useTranslation("aftersales");
  const proposed = solution?.trim() || null;
  return (
    <Root data-open={proposed ? undefined : ""}>
      <Handshake aria-hidden size={22} />
      <div>
        <Heading>{t("solution.title")}</Heading>
        <p dir={proposed ? "auto" : undefined}>{proposed ?? t("solution.none")}</p>
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.flex(3)}
  padding: ${space[4]};
  border-radius: ${radius.medium};
  ${mixins.tint("success")}

  &[data-open] {
    ${mixins.tint("neutral")}
  }
  > svg {
    margin-top: 1px;
  }
  > div {
    ${mixins.fill}
  }
  > div > :is(h2, h3) {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  > div > p {
    white-space: pre-line;
  }
  &[data-open] > div > p {
    font: ${text.small};
  }
`;
