import { useFormat } from "@sen/i18n";
import type { CSSProperties } from "react";
import { styled } from "styled-components";
import { color, mixins, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface RatingProps extends RootProps<"span"> {
  /** Average rating, 0 to 5 stars. */
  value: number;
  /** Accessible name. @default "4,5 trên 5 sao" in the page's language */
  label?: string;
  /** One star and the number, or five stars. @default "short" */
  look?: "short" | "full";
}

/** Average rating in stars. */
export function Rating({ value, label, look = "short", ...root }: RatingProps) {
  const { decimal, words } = useFormat();
  const mean = decimal(value, 1);
  const share = Math.max(0, Math.min(5, value)) * 20;
  return (
    <Root {...root} role="img" aria-label={label ?? `${mean} ${words.ofStars}`} data-look={look}>
      <span style={look === "full" ? ({ "--share": `${share}%` } as CSSProperties) : undefined} />
      {look === "short" && <b>{mean}</b>}
    </Root>
  );
}

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.7l-5.1 2.8 1-5.8-4.2-4 5.8-.8z'/%3E%3C/svg%3E\")";

const Root = styled.span`
  ${mixins.inlineRow(1)}

  > span {
    ${mixins.square("1em")}
    background-color: ${color.star};
    mask: ${star} left center / 1em 1em repeat-x;
    forced-color-adjust: none;
  }
  &[data-look="full"] > span {
    width: 5em;
    font-size: 1.125em;
    background-image: linear-gradient(90deg, ${color.star} var(--share), ${color.line} var(--share));
  }
  > b {
    font-weight: ${weight.medium};
  }
`;
