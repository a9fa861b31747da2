import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius } from "../../foundations/index.ts";

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label" | "children"
> {
  /** What pressing does, for those who do not see the icon. */
  label: string;
  /** The icon, 20–24 px. */
  icon: ReactNode;
  /** How it stands out: nothing around it, an outline, or a raised disc over a picture. @default "bare" */
  look?: "bare" | "outlined" | "floating";
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon and no visible words; 44 px in both directions. */
export function IconButton({ label, icon, look = "bare", ...button }: IconButtonProps) {
  return (
    <Root type="button" {...button} aria-label={label} data-look={look}>
      {icon}
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  ${mixins.square("44px")}
  border-radius: ${radius.full};
  color: ${color.ink};
  transition:
    background ${motion.quick},
    color ${motion.quick};

  &[data-look="outlined"] {
    border: 1px solid ${color.lineStrong};
    background: ${color.surfaceRaised};
  }
  &[data-look="floating"] {
    background: ${color.surfaceRaised};
    border: 1px solid ${color.line};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.surfaceSunken};
    }
  }
  &[aria-pressed="true"] {
    color: ${color.brand};
  }
  &:disabled {
    color: ${color.lineStrong};
  }
`;
