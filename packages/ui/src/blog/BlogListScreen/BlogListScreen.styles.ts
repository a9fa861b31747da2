import { styled } from "styled-components";
import { color, media, plainList, space, text, weight } from "../../foundations/index.ts";

/** A list of articles under what narrows it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  [data-list] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  h1 {
    font: ${text.title};
  }
  > [data-head] {
    display: grid;
    gap: ${space[3]};
  }
  > [data-head] p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  > [data-highlights] > h2,
  > [data-tags] > h2 {
    margin-bottom: ${space[3]};
    font: ${text.lead};
    font-weight: ${weight.semibold};
  }
  [data-highlights] > ul,
  [data-articles] {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: ${space[4]};
  }
  [data-highlights] li:first-child {
    grid-column: 1 / -1;
  }
  > [data-bar] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    margin-top: ${space[2]};
  }
  > [data-bar] > p {
    font: ${text.small};
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  > [data-bar] > [data-narrowing] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
  > [data-bar] > :last-child {
    min-width: 180px;
    margin-left: auto;
  }
  > [data-bar] > [data-narrowing] > [data-clear] {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.brand};
    font: ${text.small};
    font-weight: ${weight.medium};
  }
  > [data-tags] {
    margin-top: ${space[6]};
  }
  > [data-tags] > ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  > [data-feed] > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    color: ${color.brand};
    font: ${text.small};
    font-weight: ${weight.medium};
  }
  ${media.large} {
    gap: ${space[5]};

    h1 {
      font: ${text.heading};
    }
    > [data-head] {
      grid-template-columns: minmax(0, 1fr) 360px;
      align-items: end;
    }
    [data-list],
    [data-highlights] > ul,
    [data-articles] {
      gap: ${space[5]};
    }
    [data-articles] {
      grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    }
    [data-highlights] > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
