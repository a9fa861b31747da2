import { useFormat } from "@sen/i18n";
import { X } from "lucide-react";
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, shadow, space } from "../../foundations/index.ts";
import { useOverlayEntry } from "../../overlay-history/index.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { mergedRef } from "../merged-ref.ts";
import type { RootProps } from "../root-props.ts";
import { rememberFocus } from "./remember-focus.ts";

export interface DialogProps extends RootProps<"dialog", "open" | "title" | "onClose"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Esc, Back, the close button or a click outside. The parent sets `open` to false. */
  onClose: () => void;
  /** Heading, which is also the dialog's accessible name. */
  title: string;
  /** Accessible name of the close button. @default "Đóng" in the page's language */
  closeLabel?: string;
  /** A sentence below the title that screen readers read with it. For questions, with `role="alertdialog"`. */
  description?: ReactNode;
  /** Content below the title. */
  children: ReactNode;
  /** Label of an extra button at the end that closes the dialog: "Để sau". Without a label there is no such button. */
  leaveLabel?: string;
  /** More buttons at the end; the main action comes last. */
  actions?: ReactNode;
  /** Small for a question, large for wide content. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Cannot be closed, because an action is in progress. */
  locked?: boolean;
}

/**
 * A modal built on the native `<dialog>`. It traps the focus and restores it on closing, closes on Esc and Back, and makes
 * the page behind it inert and unscrollable.
 */
export function Dialog({
  open,
  onClose,
  locked = false,
  title,
  closeLabel,
  description,
  children,
  leaveLabel,
  actions,
  size = "medium",
  ref,
  ...root
}: DialogProps) {
  const { words } = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const opener = useRef<HTMLElement | null>(null);
  const restoreFocus = useRef<() => void>(undefined);
  const titleId = useId();
  const descriptionId = `${titleId}-description`;
  const [closedByBrowser, setClosedByBrowser] = useState(0);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      opener.current = document.querySelector<HTMLElement>(":focus");
      restoreFocus.current = rememberFocus();
      element.showModal();
      // Screen readers start at the title; the browser would focus the close button.
      heading.current?.focus();
    }
    if (!open && element.open) {
      element.close();
      // The browser does this as well, but not if the button that opened the dialog is gone.
      restoreFocus.current?.();
    }
    if (!open) opener.current = null;
    // A scrolling body must be reachable by keyboard; one that fits needs no tab stop.
    const body = element.querySelector<HTMLElement>("[data-body]");
    if (!body) return;
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) body.tabIndex = 0;
  }, [open, closedByBrowser]);

  // Unmounted while open: the browser restores no focus then.
  useEffect(() => () => opener.current?.focus(), []);

  const close = () => {
    if (!locked) onClose();
  };
  useOverlayEntry(open, close);
  // Close the dialog first and unmount its content afterwards.
  const isKept = useDeferredValue(open);
  return (
    <Root
      {...root}
      ref={mergedRef(dialog, ref)}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? root["aria-describedby"] : descriptionId}
      data-size={size}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open) return;
        // The event is asynchronous: the dialog may have reopened in the meantime.
        if (event.currentTarget.open) return;
        close();
        // If the parent leaves `open` true, show it again.
        setClosedByBrowser((count) => count + 1);
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClickCapture={(event) => {
        if (open) return;
        // Its content is still there for a moment: a second press must not run the action again.
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        // Selecting text and releasing outside is no click outside: the press started inside.
        if (event.target === event.currentTarget && pressedBeside.current) close();
      }}
    >
      {(open || isKept) && (
        <div>
          <header>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton
              label={closeLabel ?? words.close}
              icon={<X aria-hidden size={22} />}
              onClick={close}
              disabled={locked}
            />
          </header>
          <div data-body>
            {description !== undefined && <p id={descriptionId}>{description}</p>}
            {children}
          </div>
          {(leaveLabel !== undefined || actions !== undefined) && (
            <footer>
              {leaveLabel !== undefined && (
                <Button tone="secondary" disabled={locked} onClick={close}>
                  {leaveLabel}
                </Button>
              )}
              {actions}
            </footer>
          )}
        </div>
      )}
    </Root>
  );
}

const Root = styled.dialog`
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.high};
  overflow: hidden;
  ${mixins.textStyle("body", { color: "ink" })}

  &[open] {
    animation: dialog-rise ${motion.travel};
  }
  &::backdrop {
    background: ${color.scrim};
    animation: dialog-fade ${motion.calm};
  }
  > div {
    display: flex;
    flex-direction: column;
    max-height: inherit;
  }
  > div > header {
    ${mixins.row(3)}
    padding: ${space[3]} ${space[2]} ${space[2]} ${space[5]};
  }
  > div > header > h2 {
    ${mixins.fill}
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > div > [data-body] {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    ${mixins.stack(4)}
    align-content: start;
    padding: ${space[1]} ${space[5]} ${space[5]};
  }
  > div > footer {
    ${mixins.flex(3)}
    flex-wrap: wrap-reverse;
    justify-content: flex-end;
    padding: ${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
  }
  > div > footer > * {
    flex: 1 1 auto;
  }

  ${media.medium} {
    max-width: 520px;
    max-height: min(85dvh, 760px);
    margin: auto;
    border-radius: ${radius.large};

    &[data-size="small"] {
      max-width: 400px;
    }
    &[data-size="large"] {
      max-width: 760px;
    }
    > div > footer > * {
      flex: 0 0 auto;
      min-width: 120px;
    }
  }
  /* Title and buttons would leave no room for the content: all of it scrolls. */
  ${media.low} {
    overflow-y: auto;

    > div {
      max-height: none;
    }
    > div > [data-body] {
      overflow: visible;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  @keyframes dialog-rise {
    from {
      translate: 0 24px;
      opacity: 0;
    }
  }
  @keyframes dialog-fade {
    from {
      opacity: 0;
    }
  }
`;
