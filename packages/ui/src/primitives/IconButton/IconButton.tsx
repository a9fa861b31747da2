import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius } from "../../foundations/index.ts";

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label" | "children"
> {
  /** Accessible name: what the button does. */
  label: string;
  /** Icon of 20–24 px. */
  icon: ReactNode;
  /** No frame, an outline, or a raised disc over a picture. @default "bare" */
  look?: "bare" | "outlined" | "floating";
  /** Ref to the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. 44 px wide and high. */
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
    border: 4px solid transparent; /* The disc is smaller than its target. */
    background: ${color.surfaceRaised} padding-box;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background-color: ${color.surfaceSunken};
    }
  }
  &[aria-pressed="true"] {
    color: ${color.brand};
  }
  &:disabled {
    color: ${color.lineStrong};
  }
`;
