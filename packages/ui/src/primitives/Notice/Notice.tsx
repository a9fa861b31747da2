import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, radius, space, text } from "../../foundations/index.ts";
import { mergedRef } from "../merged-ref.ts";
import type { RootProps } from "../root-props.ts";

export interface NoticeProps extends RootProps<"div", "title"> {
  /** How urgent it is: its color and its icon. @default "info" */
  tone?: "info" | "success" | "warning" | "danger";
  /** Its heading. */
  title?: string;
  /** What there is to say beyond the title. */
  children?: ReactNode;
  /** One step that helps: a small button or a text link. */
  action?: ReactNode;
  /** It came up while the person was here: it is read out at once, and comes into view where it was not. */
  urgent?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message in the page, beside what it is about. */
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
  /* Clear of the bars that stay at the page's edges. */
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
