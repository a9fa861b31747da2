import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

/** Meaning of the label; sets its color. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger" | "brand" | "sale";

export interface BadgeProps extends RootProps<"span"> {
  /** Meaning of the label; sets its color. @default "neutral" */
  tone?: Tone;
  /** Text of the badge. */
  children: ReactNode;
}

/** A label of one or two words: "Mới", "Yêu thích", "−24%". */
export function Badge({ tone = "neutral", ...root }: BadgeProps) {
  return <Root {...root} data-tone={tone} />;
}

/** Status of an order, complaint or refund. Shows a dot and text, so that color is not the only cue. */
export function StatusBadge(props: BadgeProps) {
  return <Badge {...props} data-status />;
}

export interface CountBadgeProps extends RootProps<"span"> {
  /** Hidden at 0; shown as "99+" above 99. */
  count: number;
}

/** Count on an icon. Keeps its space even at 0. Hidden from screen readers, so the icon's label must include the number. */
export function CountBadge({ count, ...root }: CountBadgeProps) {
  return <Count {...root} aria-hidden data-count={count > 0 ? (count > 99 ? "99+" : count) : undefined} />;
}

const Root = styled.span`
  ${mixins.inlineRow(1)}
  max-width: 100%;
  padding: 1px ${space[2]};
  border-radius: ${radius.small};
  background: ${color.neutralSoft};
  ${mixins.textStyle("caption", { weight: "semibold", color: "neutralSoftInk" })}
  overflow-wrap: break-word;

  ${mixins.tints}
  &[data-tone="brand"] {
    ${mixins.tint("brand")}
  }
  &[data-tone="sale"] {
    background: ${color.sale};
    color: ${color.saleInk};
  }
  > svg {
    ${mixins.square("1.15em")}
  }
  &[data-status] {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
  }
  &[data-status]::before {
    content: "";
    flex: none;
    ${mixins.square("7px")}
    border-radius: 50%;
    background: currentcolor;
  }
`;

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border-radius: ${radius.full};
  ${mixins.brandFill}
  ${mixins.textStyle("caption", { weight: "semibold" })}
  /* Larger text stays inside the pill, and the pill beside its icon. */
  font-size: min(0.75rem, 15px);
  line-height: 1;
  white-space: nowrap;

  &::after {
    content: attr(data-count);
  }
  &:not([data-count]) {
    visibility: hidden;
  }
`;
