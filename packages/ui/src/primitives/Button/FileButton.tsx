import type { InputHTMLAttributes, ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins } from "../../foundations/index.ts";
import { buttonLooks } from "./Button.styles.ts";
import type { ButtonProps } from "./Button.tsx";

export interface FileButtonProps
  extends
    Pick<ButtonProps, "size">,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "size"> {
  /** Decorative icon before the text. */
  icon: ReactNode;
  /** Called with the chosen files. */
  onChoose: (files: File[]) => void;
}

/** Chooses files or takes a picture. A file input that looks like a button. */
export function FileButton({ icon, size, children, onChoose, ...input }: FileButtonProps) {
  return (
    <Root data-tone="secondary" data-size={size}>
      {icon}
      {children}
      <input
        {...input}
        data-visually-hidden
        type="file"
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []));
          // Reset, so that the same file can be chosen again.
          target.value = "";
        }}
      />
    </Root>
  );
}

const Root = styled.label`
  ${buttonLooks}
  cursor: pointer;

  &:has(> :focus-visible) {
    ${mixins.focusRing}
  }
  &:has(> :disabled) {
    border-color: ${color.line};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`;
