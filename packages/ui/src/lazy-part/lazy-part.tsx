import { useFormat, useTranslation } from "@sen/i18n";
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { RetryButton, type RetryButtonProps } from "../primitives/Button/RetryButton.tsx";
import { Notice } from "../primitives/Notice/Notice.tsx";
import { Dialog, type DialogProps } from "../primitives/Dialog/Dialog.tsx";

/** Passed to the renderer that replaces a part whose code failed to load. */
export interface PartFailure<Props> {
  /** Props of the part. */
  props: Props;
  /** Reloads the code; on success the part renders. Resolves to whether it loaded. */
  retry: () => Promise<boolean>;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code loads. @default nothing */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Shown if the code failed to load. @default `PartFailed` */
  failed?: (failure: PartFailure<Props>) => ReactNode;
}

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code before the part is shown. Resolves to whether it loaded; the next call retries a failed load. */
  preload: () => Promise<boolean>;
  /** Whether the code has loaded, for UI that needs the part. */
  useLoaded: () => boolean;
}

/**
 * A component whose code loads when it is first shown: `lazyPart(() => import("./A.tsx").then((module) => module.A))`.
 * A failed load shows an error in place, where React's `lazy` would throw. "Try again", `preload` and mounting it again
 * retry. A server renders the fallback unless the part was preloaded on both sides.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed = showFailed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const code = codeOf(load);

  function Lazy(props: Props) {
    const component = code.useLoaded();
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      void code.load().then((loaded) => setMissing(!loaded));
    }, []);
    if (component === null && missing) return failed({ props, retry: code.load });
    const loading = typeof fallback === "function" ? fallback(props) : fallback;
    // The part may suspend for its own texts.
    return <Suspense fallback={loading}>{component ? createElement(component, props) : loading}</Suspense>;
  }
  return Object.assign(Lazy, { preload: code.load, useLoaded: () => code.useLoaded() !== null });
}

/** A `lazyPart` for a dialog. Stays mounted once opened, so that input is kept. A failed load shows a dialog that can be closed. */
export function lazyDialog<Props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load, {
    failed: ({ props, retry }) => (
      <PartFailedDialog open={props.open ?? true} onClose={props.onClose} onRetry={retry} />
    ),
  });
  function LazyDialog(props: Props) {
    const { open = true } = props;
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    return opened && <Part {...props} />;
  }
  return Object.assign(LazyDialog, { preload: Part.preload, useLoaded: Part.useLoaded });
}

const showFailed = ({ retry }: { retry: () => Promise<boolean> }) => <PartFailed onRetry={retry} />;

/** Loader of one part's code, shared by all its places: requested once, and again only after a failure. */
function codeOf<Component>(load: () => Promise<Component>) {
  const listeners = new Set<() => void>();
  let loaded: Component | null = null;
  let attempt: Promise<boolean> | null = null;
  let retrying = false;

  async function run(): Promise<boolean> {
    try {
      if (retrying) await (await import("./failed-style-sheets.ts")).reloadFailedStyleSheets();
      loaded = await load();
    } catch {
      attempt = null;
      retrying = true;
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = () => loaded;
  return {
    load: () => (attempt ??= run()),
    useLoaded: () => useSyncExternalStore(subscribe, snapshot, snapshot),
  };
}

function PartFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation("shell");
  return (
    <Notice
      urgent
      title={t("part.failed")}
      action={<RetryButton tone="quiet" size="small" onRetry={onRetry} />}
    >
      {t("part.hint")}
    </Notice>
  );
}

type PartFailedDialogProps = Pick<DialogProps, "open" | "onClose"> & Pick<RetryButtonProps, "onRetry">;

function PartFailedDialog({ open, onClose, onRetry }: PartFailedDialogProps) {
  const { t } = useTranslation("shell");
  const { words } = useFormat();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t("part.failed")}
      leaveLabel={words.close}
      actions={<RetryButton tone="primary" onRetry={onRetry} />}
    >
      {t("part.hint")}
    </Dialog>
  );
}
