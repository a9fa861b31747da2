import { styled } from "styled-components";
import { color, media, mixins, space, text } from "../../foundations/index.ts";

/** A page that is a list under a heading. */
export const Page = styled.div`
  ${mixins.stack(4)}

  > [data-head] {
    min-width: 0;
  }
  > [data-head] h1 {
    font: ${text.title};
  }
  > [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  ${media.large} {
    gap: ${space[5]};

    > [data-head] h1 {
      font: ${text.heading};
    }
  }
`;

/** Chips side by side; they scroll sideways on a phone. */
export const ChipRow = styled.ul`
  ${mixins.sidewaysScroll}
  gap: ${space[2]};
  margin: ${space[2]} calc(-1 * ${space[4]}) 0;
  padding: 3px ${space[4]};

  > li {
    flex: none;
    max-width: 80%;
  }
  ${media.large} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
