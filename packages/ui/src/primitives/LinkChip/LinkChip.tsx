import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, motion, radius, space, text } from "../../foundations/index.ts";
import { Link } from "../Link/index.ts";

export interface LinkChipProps {
  children: ReactNode;
  href: string;
  /** Decoration before the words. */
  icon?: ReactNode;
}

/** A chip that leads somewhere: a category, a topic. */
export function LinkChip({ children, href, icon }: LinkChipProps) {
  return (
    <Root href={href}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  max-width: 100%;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  font: ${text.small};
  color: ${color.ink};
  transition: border-color ${motion.quick};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
