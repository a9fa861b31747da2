import { styled } from "styled-components";
import { media, mixins, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";
import { LinkChip, type LinkChipProps } from "./LinkChip.tsx";

export interface LinkChipsProps extends RootProps<"ul"> {
  /** Chips in display order; `label` is the text. */
  chips: readonly (Pick<LinkChipProps, "href" | "icon" | "current"> & { label: string })[];
  /** Wraps into lines, or scrolls sideways in one line on phones. @default "lines" */
  look?: "lines" | "row";
}

/** A list of link chips: topics, tags, categories. */
export function LinkChips({ chips, look = "lines", ...root }: LinkChipsProps) {
  return (
    <Root {...root} data-look={look}>
      {chips.map(({ label, href, ...chip }) => (
        <li key={href}>
          <LinkChip href={href} {...chip}>
            {label}
          </LinkChip>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.wrap(2)}

  > li {
    max-width: 100%;
  }
  &[data-look="row"] {
    ${mixins.sidewaysScroll}
    flex-wrap: nowrap;
    margin: ${space[2]} calc(-1 * ${space[4]}) 0;
    padding: 3px ${space[4]};
  }
  &[data-look="row"] > li {
    flex: none;
    max-width: 80%;
  }
  ${media.large} {
    &[data-look="row"] {
      flex-wrap: wrap;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`;
