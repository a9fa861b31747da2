import { styled } from "styled-components";
import { color, media, mixins, radius, space } from "../../foundations/index.ts";

export const Root = styled.div`
  position: relative;
  display: grid;
  ${mixins.square("100%")}

  > video {
    ${mixins.square("100%")}
    min-height: 0;
    object-fit: contain;
  }
  > [role="group"] {
    display: flex;
    gap: 2px;
    padding: 2px;
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
  }
  > p {
    margin: 0;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    ${mixins.textStyle("small", { color: "ink" })}
  }
  button {
    min-height: 44px;
    padding: 0 ${space[3]};
    border-radius: ${radius.full};
    ${mixins.textStyle("small", { weight: "semibold", color: "inkMuted" })}
    white-space: nowrap;
  }
  button[aria-pressed="true"] {
    background: ${color.brand};
    color: ${color.brandInk};
  }
  ${media.forcedColors} {
    button[aria-pressed="true"] {
      border: 2px solid Highlight;
    }
  }
  &[data-place="box"] {
    background: ${color.veil};

    > [role="group"],
    > p {
      position: absolute;
      top: ${space[2]};
      right: ${space[2]};
    }
  }
  &[data-place="screen"] {
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[12]} 0 ${space[3]};
  }
`;
