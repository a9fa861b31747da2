import { styled } from "styled-components";
import { color, media, mixins, size, space } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.pageStack(8, 10)}

  > [data-crumbs] {
    margin-bottom: calc(-1 * ${space[6]});
  }
  [data-offer],
  [data-info] {
    ${mixins.stack(5)}
    align-content: start;
  }
  [data-gallery] {
    position: relative;
    justify-self: center;
    width: calc(100% + 2 * ${space[4]});
    max-width: max(16rem, 90svh); /* A square as wide as a low screen would be taller than it. */
    margin-inline: calc(-1 * ${space[4]});
  }
  [data-gallery] > [data-wish] {
    position: absolute;
    inset: ${space[3]} ${space[3]} auto auto;
  }
  [data-gallery] > * > [data-thumbnails],
  [data-thumbnail-boxes] {
    margin-inline: calc(${space[4]} - 3px);
  }
  [data-thumbnail-boxes] {
    ${mixins.grid(2)}
    grid-template-columns: repeat(auto-fill, 60px);
    height: 66px;
    overflow: hidden;
    margin-top: ${space[3]};
    padding: 3px;
  }
  [data-info] > header > [data-facts] {
    ${mixins.wrappedRow(0, 3)}
    min-height: 44px;
    margin-bottom: calc(-1 * ${space[3]});
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-info] > header > [data-facts] > * {
    ${mixins.inlineRow()}
  }
  [data-info] > header > [data-facts] > * + *::before {
    content: "";
    height: 1em;
    margin-right: ${space[3]};
    border-left: 1px solid ${color.lineStrong};
  }
  [data-info] > header > [data-facts] > a {
    padding-block: 11px;
  }
  [data-also] {
    ${mixins.wrap(2)}
  }
  [data-promise] {
    ${mixins.row(2)}
    margin-top: calc(-1 * ${space[3]});
    ${mixins.textStyle("small", { weight: "medium", color: "success" })}
  }
  [data-boxes] {
    ${mixins.grid(3)}
  }
  ${media.medium} {
    [data-offer] {
      grid-template-columns: minmax(0, 560fr) minmax(0, 640fr);
      gap: ${space[6]};
    }
    [data-gallery] {
      position: sticky;
      top: calc(${size.header} + ${space[4]});
      align-self: start;
      width: 100%;
      margin-inline: 0;
    }
    [data-gallery] > * > [data-thumbnails],
    [data-thumbnail-boxes] {
      margin-inline: -3px;
    }
  }
  ${media.large} {
    > [data-crumbs] {
      margin-bottom: calc(-1 * ${space[8]});
    }
    [data-offer] {
      gap: ${space[8]};
    }
    [data-thumbnail-boxes] {
      grid-template-columns: repeat(auto-fill, 76px);
      height: 82px;
    }
  }
`;
