import { styled } from "styled-components";
import { color, media, radius, space, text, weight } from "../../foundations/index.ts";
import { ResultCount } from "../ResultCount/index.ts";
import { SortSelect } from "../SortSelect/index.ts";
import { FacetsSheet, type FacetsSheetProps } from "./FacetsSheet.tsx";

export type ListToolbarProps = FacetsSheetProps;

/** Above a list: how many there are, the filters on a phone, the order. */
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

const Root = styled.div`
  display: grid;
  gap: ${space[2]};

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
  }
  > div > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    font: ${text.body};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  ${media.medium} {
    grid-template-columns: 1fr auto;
    align-items: center;

    > div {
      grid-template-columns: auto 220px;
    }
  }
  ${media.large} {
    > div {
      grid-template-columns: 220px;
    }
    > div > a {
      display: none;
    }
  }
`;
