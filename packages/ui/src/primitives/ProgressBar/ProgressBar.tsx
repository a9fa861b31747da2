import { styled } from "styled-components";
import { color, mixins, motion } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface ProgressBarProps extends RootProps<"div"> {
  /** Progress, 0 to 1. */
  value: number;
  /** Accessible name: "Đã bán 42 trên 60". */
  label: string;
  /** Progress, sold stock, success or failure; sets the color. @default "brand" */
  tone?: "brand" | "sale" | "success" | "danger";
}

/** A horizontal progress bar. */
export function ProgressBar({ value, label, tone = "brand", ...root }: ProgressBarProps) {
  const percent = Math.round(Math.max(0, Math.min(1, value)) * 100);
  return (
    <Root
      {...root}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
    >
      <span style={{ width: `${percent}%` }} />
    </Root>
  );
}

const Root = styled.div`
  ${mixins.meter("8px", "brand")}
  box-shadow: inset 0 0 0 1px ${color.line};

  > span {
    transition: width ${motion.calm};
  }
  &[data-tone="sale"] > span {
    background: ${color.sale};
  }
  &[data-tone="success"] > span {
    background: ${color.success};
  }
  &[data-tone="danger"] > span {
    background: ${color.danger};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
