import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, motion, radius, space, weight } from "../../foundations/index.ts";

export interface AccordionProps {
  /** What is inside. */
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Opening one closes the others of the same name. */
  name?: string;
}

/** A part that opens in place: the platform's own `<details>`, found by the browser's search even when closed. */
export function Accordion({ summary, children, open, name }: AccordionProps) {
  return (
    <Root open={open} name={name}>
      <summary>
        <span>{summary}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.details`
  border-bottom: 1px solid ${color.line};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 52px;
    padding-block: ${space[3]};
    border-radius: ${radius.small};
    font-weight: ${weight.medium};
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    color: ${color.inkMuted};
    transition: rotate ${motion.calm};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${media.hover} {
    > summary:hover {
      color: ${color.brand};
    }
  }
  > div {
    padding-bottom: ${space[4]};
    color: ${color.inkMuted};
  }
`;
