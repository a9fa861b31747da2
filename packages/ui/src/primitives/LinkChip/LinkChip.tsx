import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space } from "../../foundations/index.ts";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root-props.ts";

export interface LinkChipProps extends RootProps<"a"> {
  /** Text of the chip. */
  children: ReactNode;
  /** Target URL. */
  href: string;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Marks the chip as the current one of several. */
  current?: boolean;
}

/** A link shaped as a chip, such as a category or a topic. */
export function LinkChip({ children, href, icon, current = false, ...root }: LinkChipProps) {
  return (
    <Root {...root} href={href} aria-current={current || undefined}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled(Link)`
  ${mixins.touchRow(2)}
  max-width: 100%;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  ${mixins.textStyle("small", { color: "ink" })}
  transition: border-color ${motion.quick};

  > span {
    ${mixins.oneLine}
  }
  > svg {
    ${mixins.square("16px")}
  }
  &[aria-current] {
    border-color: ${color.brand};
    ${mixins.tint("brand")}
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
