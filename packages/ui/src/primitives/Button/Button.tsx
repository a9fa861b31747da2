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

/** Meaning of the action: the page's one main action, an alternative, an inline action, a minor one, a destructive one. */
export type ButtonTone = "primary" | "secondary" | "soft" | "quiet" | "danger";

interface Looks {
  /** Meaning of the action; decides how prominent the button is. @default "primary" */
  tone?: ButtonTone;
  /** Small beside text and in cards, large for a page's main action. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Fills the width of its container. */
  wide?: boolean;
  /** Decorative icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick"> {
  /** The action is in progress: a spinner replaces the text, the width stays, and further clicks are ignored. */
  busy?: boolean;
  /** May return a promise; the button stays busy until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Ref to the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** A button. It stays focusable while busy, so that keyboard users keep their place. */
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

/** A link to another page that looks like a button. */
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
