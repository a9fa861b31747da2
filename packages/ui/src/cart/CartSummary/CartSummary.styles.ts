import { styled } from "styled-components";
import { color, layer, media, mixins, radius, shadow, size, space, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  > [data-sum] {
    ${mixins.card}
    padding: ${space[4]};
  }
  h2 {
    margin-bottom: ${space[3]};
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > [data-sum] > p {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > [data-sum] > [data-saved] {
    min-height: 1.5em;
    color: ${color.success};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  > [data-bar] {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.bar};
    ${mixins.wrappedRow(1, 3)}
    min-height: ${size.bottomBar};
    padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
    background: ${color.surfaceRaised};
    border-top: 1px solid ${color.line};
    box-shadow: ${shadow.mid};
  }
  > [data-bar] > p {
    flex-basis: 100%;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.warningSoft};
    ${mixins.textStyle("small", { color: "warningSoftInk" })}
  }
  > [data-bar] > [data-total] {
    flex: 1 1 8rem;
    min-width: 0;
    display: grid;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  [data-total] > strong {
    ${mixins.textStyle("lead", { weight: "bold", color: "brand" })}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-total][aria-busy] > strong {
    color: ${color.inkMuted};
  }
  > [data-bar] > button {
    flex: 1 0 auto;
    padding-inline: ${space[5]};
  }

  ${media.large} {
    ${mixins.card}

    > [data-sum] {
      border: 0;
      padding-bottom: ${space[3]};
    }
    > [data-bar] {
      position: static;
      padding: 0 ${space[4]} ${space[4]};
      border: 0;
      border-radius: ${radius.large};
      box-shadow: none;
    }
    > [data-bar] > [data-total] {
      display: none;
    }
    > [data-bar] > button {
      width: 100%;
    }
  }
`;
