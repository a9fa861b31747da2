import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

/** How good the news is. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger" | "brand" | "sale";

export interface BadgeProps extends RootProps<"span"> {
  /** How good the news is. @default "neutral" */
  tone?: Tone;
  /** Decoration before the words. */
  icon?: ReactNode;
  /** Its words. */
  children: ReactNode;
}

/** A word or two about a thing: "Mới", "Yêu thích", "−24%". */
export function Badge({ tone = "neutral", icon, children, ...root }: BadgeProps) {
  return (
    <Root {...root} data-tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

/** Where a thing stands: an order, a complaint, a refund. A dot and the words, so that colour is not the only sign. */
export function StatusBadge({ tone = "neutral", children, ...root }: Omit<BadgeProps, "icon">) {
  return (
    <Root {...root} data-tone={tone} data-status>
      {children}
    </Root>
  );
}

export interface CountBadgeProps extends RootProps<"span"> {
  /** Nothing is shown for 0; 99+ above 99. */
  count: number;
}

/** How many wait behind an icon. Keeps its place whatever the number; its owner's label says the number aloud. */
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
  background: ${color.brand};
  ${mixins.textStyle("caption", { weight: "semibold", color: "brandInk" })}
  line-height: 1;
  white-space: nowrap;

  &::after {
    content: attr(data-count);
  }
  &:not([data-count]) {
    visibility: hidden;
  }
`;
