import {
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { styled } from "styled-components";
import { mixins, motion } from "../../foundations/index.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";
import { buttonLooks } from "./Button.styles.ts";

/** What pressing means: the page's one main step, another step, a step in place, a small step, a loss. */
export type ButtonTone = "primary" | "secondary" | "soft" | "quiet" | "danger";

interface Looks {
  /** What pressing means, and so how much it stands out. @default "primary" */
  tone?: ButtonTone;
  /** Small beside text and in cards, large for the one step of a page. @default "medium" */
  size?: "small" | "medium" | "large";
  /** As wide as its container. */
  wide?: boolean;
  /** Before the text; decoration only. */
  icon?: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick"> {
  /** The press is being carried out: a spinner in place of the text, the width stays, further presses do nothing. */
  busy?: boolean;
  /** May return a promise: the button is busy until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Something to press. While busy it stays focusable, so that a keyboard's place is not lost. */
export function Button(props: ButtonProps) {
  const { tone = "primary", size = "medium", wide, icon, busy = false, onClick, children, ...button } = props;
  const [pending, setPending] = useState(false);
  const locked = useRef(false);
  const working = busy || pending;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (working || locked.current) {
      event.preventDefault();
      return;
    }
    const outcome = onClick?.(event);
    if (!isPromise(outcome)) return;
    locked.current = true;
    setPending(true);
    const release = () => {
      locked.current = false;
      setPending(false);
    };
    outcome.then(release, release);
  }

  return (
    <Root
      type="button"
      {...button}
      onClick={press}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={working || undefined}
      aria-busy={working || undefined}
    >
      {icon}
      <span>{children}</span>
    </Root>
  );
}

export interface ButtonLinkProps extends Looks, LinkProps {}

/** A step to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone = "primary", size = "medium", wide, icon, children, ...link } = props;
  return (
    <RootLink {...link} data-tone={tone} data-size={size} data-wide={wide || undefined}>
      {icon}
      <span>{children}</span>
    </RootLink>
  );
}

const Root = styled.button`
  ${buttonLooks}

  &[data-busy] {
    cursor: progress;
  }
  &[data-busy] > * {
    opacity: 0;
  }
  &[data-busy]::after {
    content: "";
    position: absolute;
    ${mixins.square("1.25em")}
    border: 2.5px solid currentcolor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: button-turn 800ms linear infinite;
  }
  > * {
    transition: opacity ${motion.quick};
  }
  @keyframes button-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

const RootLink = styled(Link)`
  ${buttonLooks}
`;
