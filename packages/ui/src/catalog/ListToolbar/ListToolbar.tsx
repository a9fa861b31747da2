import { styled } from "styled-components";
import { color, layer, media, mixins, radius, size, space } from "../../foundations/index.ts";
import { ResultCount } from "../ResultCount/ResultCount.tsx";
import { SortSelect } from "../SortSelect/SortSelect.tsx";
import { FacetsSheet, type FacetsSheetProps } from "./FacetsSheet.tsx";

export type ListToolbarProps = FacetsSheetProps;

/** Above a list: how many there are, the filters on a phone, the order. Below 1024 px filters and order stay in reach. */
export function ListToolbar(props: ListToolbarProps) {
  const { filters, hrefOf, onNavigate, total } = props;
  return (
    <Root>
      <ResultCount total={total} />
      <div>
        <FacetsSheet {...props} />
        <SortSelect {...{ filters, hrefOf, onNavigate }} />
      </div>
    </Root>
  );
}

/* On a phone its parts are the list's own, so that the filters can stay as long as the list is there. */
const Root = styled.div`
  display: contents;

  > div {
    position: sticky;
    top: ${size.header};
    z-index: ${layer.sticky};
    ${mixins.grid(2)}
    grid-template-columns: auto minmax(0, 1fr);
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
    padding: ${space[2]} ${space[4]};
    background: ${color.surface};
  }
  > div > a {
    ${mixins.inlineRow(2)}
    min-height: 44px;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    ${mixins.textStyle("body", { weight: "medium" })}
    white-space: nowrap;
  }
  ${media.medium} {
    position: sticky;
    top: ${size.header};
    z-index: ${layer.sticky};
    ${mixins.grid(2)}
    grid-template-columns: 1fr auto;
    align-items: center;
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
    padding: ${space[2]} ${space[4]};
    background: ${color.surface};

    > div {
      position: static;
      grid-template-columns: auto 220px;
      margin: 0;
      padding: 0;
    }
  }
  ${media.large} {
    position: static;
    margin: 0;
    padding: 0;

    > div {
      grid-template-columns: 220px;
    }
    > div > a {
      display: none;
    }
  }
`;
