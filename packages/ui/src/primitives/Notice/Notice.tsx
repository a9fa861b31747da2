import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, radius, space, text } from "../../foundations/index.ts";
import { mergedRef } from "../merged-ref.ts";
import type { RootProps } from "../root-props.ts";

export interface NoticeProps extends RootProps<"div", "title"> {
  /** Severity; sets the color and the icon. @default "info" */
  tone?: "info" | "success" | "warning" | "danger";
  /** Heading. */
  title?: string;
  /** Message below the title. */
  children?: ReactNode;
  /** One helpful action: a small button or a text link. */
  action?: ReactNode;
  /** For a notice that appears while the page is in use: announces it immediately and scrolls it into view. */
  urgent?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** An inline message, placed beside the content it refers to. */
export function Notice({ tone = "info", title, children, action, urgent, ref, ...root }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (urgent) box.current?.scrollIntoView({ block: "nearest" });
  }, [urgent]);
  const Icon = icons[tone];
  return (
    <Root {...root} ref={mergedRef(box, ref)} data-tone={tone} role={urgent ? "alert" : root.role}>
      <Icon aria-hidden size={20} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrap(2, 3)}
  align-items: flex-start;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  font: ${text.small};
  /* Clears the sticky bars at the top and bottom of the page. */
  scroll-margin-block: 88px;

  ${mixins.tints}
  > svg {
    margin-top: 1px;
  }
  > div {
    flex: 1 1 9rem;
  }
  strong {
    display: block;
  }
  a {
    color: inherit;
  }
  > a {
    ${mixins.row()}
    min-height: 44px;
    margin-block: calc(-1 * ${space[3]});
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
