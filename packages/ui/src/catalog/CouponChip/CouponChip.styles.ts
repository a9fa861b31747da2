import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";

/** A ticket: a colored stub with a torn edge, and the conditions beside it. */
export const Root = styled.article`
  ${mixins.card}
  display: flex;
  height: 100%;
  min-width: 0;
  border-radius: ${radius.medium};
  ${mixins.coveredBy("strong > a")}

  > [data-stub] {
    position: relative;
    flex: 0 0 84px;
    ${mixins.grid(2)}
    align-content: center;
    justify-items: center;
    min-width: 0;
    padding: ${space[2]};
    border-radius: ${radius.medium} 0 0 ${radius.medium};
    ${mixins.tint("brand")}
    text-align: center;
  }
  &[data-scope="delivery"] > [data-stub] {
    ${mixins.tint("success")}
  }
  > [data-stub]::after {
    content: "";
    position: absolute;
    inset: ${space[3]} -1px ${space[3]} auto;
    border-right: 2px dashed ${color.surfaceRaised};
  }
  > [data-stub] > span {
    ${mixins.twoLines}
    max-width: 100%;
    ${mixins.textStyle("caption", { weight: "medium" })}
  }
  > [data-terms] {
    ${mixins.fill}
    ${mixins.flex("2px")}
    flex-direction: column;
    padding: ${space[3]} ${space[3]} ${space[2]} ${space[4]};
  }
  strong {
    ${mixins.twoLines}
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  strong > a:hover {
    color: ${color.brand};
  }
  p {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  code {
    color: ${color.ink};
    font-family: inherit;
    font-weight: ${weight.semibold};
    letter-spacing: 0.02em;
  }
  footer {
    ${mixins.wrappedRow(0, 3)}
    justify-content: space-between;
    min-height: 44px;
    margin-top: auto;
  }
  footer > :is(button, a, label) {
    position: relative;
    z-index: 1;
  }
  footer > b {
    ${mixins.inlineRow(1)}
    ${mixins.textStyle("small", { weight: "medium", color: "inkMuted" })}
    white-space: nowrap;
  }
  footer > b[data-saved] {
    color: ${color.success};
  }
  [data-left] {
    flex: 1 3rem;
    ${mixins.grid(1)}
    max-width: 7.5rem;
  }
  [data-left] > span {
    ${mixins.meter("4px", "brand")}
  }
  &[data-scope="delivery"] [data-left] i {
    background: ${color.success};
  }

  &[data-unusable] > [data-stub] {
    ${mixins.tint("neutral")}
  }
  &[data-unusable] strong {
    color: ${color.inkMuted};
  }
`;
