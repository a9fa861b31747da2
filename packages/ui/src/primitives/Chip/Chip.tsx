import { X } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, css, media, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { Link } from "../Link/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface ChipProps {
  children: ReactNode;
  /** Decoration before the words. */
  icon?: ReactNode;
  /** On: chosen among others. */
  chosen?: boolean;
  onPress: () => void;
}

/** A choice that is on or off, among others like it. */
export function Chip({ children, icon, chosen = false, onPress }: ChipProps) {
  return (
    <ButtonRoot type="button" aria-pressed={chosen} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </ButtonRoot>
  );
}

export interface LinkChipProps {
  children: ReactNode;
  href: string;
  icon?: ReactNode;
  /** This is where the page stands. */
  current?: boolean;
  keepScroll?: boolean;
  replace?: boolean;
}

/** A chip that leads somewhere: a filter in the URL, a topic. */
export function LinkChip({ children, icon, current, ...link }: LinkChipProps) {
  return (
    <LinkRoot {...link} aria-current={current ? "true" : undefined}>
      {icon}
      <span>{children}</span>
    </LinkRoot>
  );
}

export interface RemovableChipProps {
  /** What is applied. */
  children: ReactNode;
  /** What pressing does to it, read aloud before it: "Bỏ lọc". */
  removeLabel: string;
  onRemove: () => void;
}

/** Something applied that can be taken off again. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <ButtonRoot type="button" onClick={onRemove}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <span>{children}</span>
      <X aria-hidden />
    </ButtonRoot>
  );
}

const looks = css`
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
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

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
  &[aria-pressed="true"],
  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brandSoftInk};
    font-weight: ${weight.medium};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  ${media.forcedColors} {
    &[aria-pressed="true"],
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

const ButtonRoot = styled.button`
  ${looks}
`;

const LinkRoot = styled(Link)`
  ${looks}
`;
