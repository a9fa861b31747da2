import { useFormat } from "@sen/i18n";
import { X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { styled } from "styled-components";
import {
  color,
  layer,
  media,
  mixins,
  motion,
  radius,
  shadow,
  size,
  space,
  weight,
} from "../../foundations/index.ts";
import { NoWrap } from "../NoWrap/NoWrap.tsx";
import { Link } from "../Link/Link.tsx";
import { noToasts, toastStore, type ShownToast } from "./toast-store.ts";

const STAY_MS = 5_000;
/** An undo or a retry is gone with its toast, so it waits for slow hands. */
const STAY_WITH_CALLBACK_MS = 15_000;

/** Other elements in the top layer; the one shown last is on top. */
const OVERLAYS = "dialog:modal, [popover]:popover-open:not([data-toaster])";

/** Moves the toasts to the end of the top layer, above every dialog and menu. */
function showOnTop(region: HTMLElement | null): void {
  if (typeof region?.showPopover !== "function") return; // The browser does not support popovers.
  if (region.matches(":popover-open")) region.hidePopover();
  region.showPopover();
}

export interface ToasterProps {
  /** Accessible name of the region: "Thông báo". */
  label: string;
}

/**
 * Shows toasts. Render it once per page, at the end. Each toast is announced and disappears on its own. F8 focuses the newest; once it
 * is closed, the focus returns to where it was.
 */
export function Toaster({ label }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, noToasts);
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Show it while empty: screen readers announce only what is added to an existing live region.
    showOnTop(region.current);
    // F8 is the usual key for toasts. A focused toast stays.
    const reach = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      const controls = region.current?.querySelectorAll<HTMLElement>("li:last-child :is(a, button)");
      controls?.item(0)?.focus();
    };
    document.addEventListener("keydown", reach);
    return () => document.removeEventListener("keydown", reach);
  }, []);
  useEffect(() => {
    const hasPopovers = typeof region.current?.showPopover === "function";
    if (hasPopovers && toasts.length > 0 && document.querySelector(OVERLAYS)) showOnTop(region.current);
    // The focused toast is gone.
    if (document.activeElement !== document.body) return;
    focusedBefore.current?.focus({ preventScroll: true });
    focusedBefore.current = null; // No blur tells that a removed toast lost the focus.
  }, [toasts]);
  const noteFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    focusedBefore.current = type === "focus" ? (relatedTarget as HTMLElement | null) : null;
  };
  return (
    <Region
      ref={region}
      aria-label={label}
      aria-keyshortcuts="F8"
      popover="manual"
      data-toaster
      onFocus={noteFocus}
      onBlur={noteFocus}
    >
      <div role="status" aria-live="polite" aria-relevant="additions">
        <ol>
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </ol>
      </div>
    </Region>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const { words } = useFormat();
  const [paused, setPaused] = useState(false);
  const { id, action } = toast;
  const { stayMs = action && "onPress" in action ? STAY_WITH_CALLBACK_MS : STAY_MS } = toast;
  useEffect(() => {
    if (paused) return;
    const timer = window.setTimeout(() => toastStore.dismiss(id), stayMs);
    return () => window.clearTimeout(timer);
  }, [paused, id, stayMs]);
  const pause = () => setPaused(true);
  const dismiss = () => toastStore.dismiss(id);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: hovering pauses its timer
    <li
      data-tone={toast.tone ?? "neutral"}
      onPointerEnter={pause}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.contains(document.activeElement))}
      onFocus={pause}
      onBlur={() => setPaused(false)}
    >
      {toast.icon}
      <div>
        <strong>
          <NoWrap text={toast.title} />
        </strong>
        {toast.description !== undefined && (
          <p>
            <NoWrap text={toast.description} />
          </p>
        )}
      </div>
      {action && "href" in action && (
        <Link href={action.href} data-action onClick={dismiss}>
          {action.label}
        </Link>
      )}
      {action && "onPress" in action && (
        <button
          type="button"
          data-action
          onClick={() => {
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={words.dismiss} onClick={dismiss}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}

const Region = styled.section`
  position: fixed;
  inset: auto 0 calc(${size.bottomBar} + ${space[3]} + env(safe-area-inset-bottom)) 0;
  z-index: ${layer.toast};
  width: auto;
  max-width: none;
  margin: 0 auto;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  ${media.large} {
    inset: auto ${space[6]} ${space[6]} auto;
    width: 400px;
    padding: 0;
  }
  ol {
    ${mixins.grid(2)}
  }
  li {
    ${mixins.row(2)}
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.ink};
    box-shadow: ${shadow.high};
    ${mixins.textStyle("small", { color: "inkInverse" })}
    pointer-events: auto;
    animation: toast-in ${motion.travel};
  }
  li[data-tone="success"] {
    background: ${color.success};
    color: ${color.successInk};
  }
  li[data-tone="danger"] {
    background: ${color.danger};
    color: ${color.dangerInk};
  }
  li > div {
    ${mixins.fill}
    padding-block: ${space[1]};
  }
  li > :is(button, a) {
    flex: none;
    ${mixins.centered}
    min-width: 44px;
    min-height: 44px;
    border-radius: ${radius.small};
    outline-color: currentcolor;
    outline-offset: -3px;
  }
  li > [data-action] {
    padding-inline: ${space[3]};
    font-weight: ${weight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid CanvasText;
    }
  }
  @keyframes toast-in {
    from {
      translate: 0 16px;
      opacity: 0;
    }
  }
`;
