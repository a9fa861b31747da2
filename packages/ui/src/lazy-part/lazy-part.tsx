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
import { reloadFailedStyleSheets } from "./failed-style-sheets.ts";

/** What stands at a part's place when its code could not be loaded. */
export interface PartFailure<Props> {
  /** What the part was given. */
  props: Props;
  /** Asks for the code again; the part then takes its place. Resolves to whether it is there. */
  retry: () => Promise<boolean>;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code loads. @default nothing */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Shown when the code could not be loaded. @default `PartFailed` */
  failed?: (failure: PartFailure<Props>) => ReactNode;
}

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code before the part is shown. Resolves to whether it is there; the next call tries a failed load again. */
  preload: () => Promise<boolean>;
  /** Whether the code is there: for what only makes sense beside the part. */
  useLoaded: () => boolean;
}

/**
 * A component whose code is loaded when it is first shown: `lazyPart(() => import("./A.tsx").then((module) => module.A))`.
 * A failed load is shown at its place, where React's `lazy` throws, and is tried again by "Try again", by `preload` and
 * whenever the part is shown anew. A server renders the fallback unless the part was preloaded on both sides.
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
    // The part may wait for texts of its own.
    return <Suspense fallback={loading}>{component ? createElement(component, props) : loading}</Suspense>;
  }
  return Object.assign(Lazy, { preload: code.load, useLoaded: () => code.useLoaded() !== null });
}

/**
 * A `lazyPart` that is a dialog: loaded when it first opens, and kept from then on, so that what was filled in is still there.
 * Its failure is a dialog too, with a way out.
 */
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

/** The code of one part, for all places that show it: asked for once, and again only after a failure. */
function codeOf<Component>(load: () => Promise<Component>) {
  const listeners = new Set<() => void>();
  let loaded: Component | null = null;
  let attempt: Promise<boolean> | null = null;
  let retrying = false;

  async function run(): Promise<boolean> {
    try {
      if (retrying) await reloadFailedStyleSheets();
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

/** At the place of a part of the page whose code could not be loaded. */
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

/** In place of a dialog whose code could not be loaded. */
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
