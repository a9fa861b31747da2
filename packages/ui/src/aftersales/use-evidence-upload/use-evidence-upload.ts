import { useEffect, useRef, useState, type RefObject } from "react";
import { focusInView } from "../../forms/use-focus-first-wrong.ts";
import {
  afterUpload,
  emptyUpload,
  sendProblem,
  withChosen,
  withoutFile,
  type EvidenceFile,
  type EvidenceUploadState,
  type RequiredFiles,
  type StopReason,
  type UploadOutcome,
} from "./evidence-upload-state.ts";

/** Callback and signal passed to the transport. */
export interface UploadHooks {
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads one file. Rejects only if there was no response; the file can then be retried. */
export type UploadFile = (file: File, hooks: UploadHooks) => Promise<UploadOutcome>;

export interface EvidenceUploadOptions {
  upload: UploadFile;
  /** The files that the form requires at least. Spec §5. @default "any" */
  required?: RequiredFiles;
}

/** The server's ids of the files, as request bodies contain them. */
export interface UploadedEvidence {
  images: string[];
  videos: string[];
}

export interface EvidenceUpload extends Omit<EvidenceUploadState, "chosen"> {
  busy: boolean;
  /** The file list's element, which gets focus on an error. */
  place: RefObject<HTMLDivElement | null>;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Shows the problem that prevents sending, as `uploadAll` would. True if there is none. */
  check: () => boolean;
  retry: (key: string) => Promise<void>;
  /** Uploads the remaining files; stops at a refused file. Null if stopped: `problem` has the reason, the list gets focus. Spec §5. */
  uploadAll: () => Promise<UploadedEvidence | null>;
  /** Shows the server's message about all files, and moves focus to them; undefined clears it. */
  refuse: (message: string | undefined) => void;
  /** Aborts the upload in progress; its file waits again. */
  abort: () => void;
  clear: () => void;
}

const idsOf = (files: readonly EvidenceFile[], kind: EvidenceFile["kind"]) =>
  files.flatMap((file) => (file.kind === kind && file.id !== null ? [file.id] : []));

/** The files of a form and their uploads. Unmounting aborts uploads in progress. */
export function useEvidenceUpload({ upload, required = "any" }: EvidenceUploadOptions): EvidenceUpload {
  const [state, setState] = useState(emptyUpload);
  const [busy, setBusy] = useState(false);
  // The upload loop outlives renders, so it reads the current state from a ref.
  const current = useRef(state);
  const place = useRef<HTMLDivElement>(null);
  const underway = useRef(false);
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = aborts.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  function update(next: EvidenceUploadState) {
    current.current = next;
    setState(next);
  }
  function change(key: string, changes: Partial<EvidenceFile>) {
    const files = current.current.files.map((file) => (file.key === key ? { ...file, ...changes } : file));
    update({ ...current.current, files });
  }
  const stop = (problem: StopReason | null) => {
    update({ ...current.current, problem, refusal: null, refusals: [] });
  };

  async function send({ key, file }: EvidenceFile): Promise<UploadOutcome["kind"] | "aborted"> {
    const controller = new AbortController();
    const { signal } = controller;
    aborts.current.set(key, controller);
    change(key, { state: "uploading", progress: 0, message: null });
    const onProgress = (progress: number) => {
      if (!signal.aborted) change(key, { progress: Math.max(0, Math.min(1, progress)) });
    };
    let outcome: UploadOutcome;
    try {
      outcome = await upload(file, { onProgress, signal });
    } catch {
      outcome = { kind: "failed" };
    }
    aborts.current.delete(key);
    if (signal.aborted && outcome.kind !== "uploaded") {
      change(key, { state: "waiting", progress: 0 });
      return "aborted";
    }
    change(key, afterUpload(outcome));
    return outcome.kind;
  }

  /** Uploads the files that `next` returns, until it returns none. Returns whether all were uploaded. */
  async function sendEach(next: () => EvidenceFile | undefined): Promise<boolean> {
    underway.current = true;
    setBusy(true);
    stop(null);
    try {
      for (let file = next(); file !== undefined; file = next()) {
        const { key } = file;
        const end = await send(file);
        const removed = !current.current.files.some((present) => present.key === key);
        if (end === "uploaded" || removed) continue;
        const problem =
          end === "refused" ? "aftersales:validate_image.validate" : "aftersales:upload.interrupted";
        stop(end === "aborted" ? null : problem);
        return false;
      }
      return true;
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }

  /** Whether the files may be sent; shows the problem if not. */
  function check(): boolean {
    const problem = sendProblem(current.current.files, required);
    stop(problem);
    return problem === null;
  }
  const nextToSend = () => current.current.files.find(({ state: at }) => at === "waiting" || at === "failed");
  async function sendAll(): Promise<UploadedEvidence | null> {
    const isAllSent = check() && (await sendEach(nextToSend));
    // A file may have been removed during the upload.
    if (!isAllSent || !check()) return null;
    const { files } = current.current;
    return { images: idsOf(files, "image"), videos: idsOf(files, "video") };
  }
  /** The pressed button of a file is about to disappear. */
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  function abort() {
    for (const controller of aborts.current.values()) controller.abort();
  }

  return {
    ...state,
    busy,
    place,
    add: (files) => update(withChosen(current.current, files)),
    remove: (key) => {
      aborts.current.get(key)?.abort();
      update(withoutFile(current.current, key));
      keepFocus();
    },
    retry: async (key) => {
      if (underway.current) return;
      keepFocus();
      const left = current.current.files.filter((file) => file.key === key && file.state === "failed");
      await sendEach(() => left.shift());
    },
    check,
    uploadAll: async () => {
      if (underway.current) return null;
      const uploaded = await sendAll();
      if (uploaded === null) focusInView(place.current);
      return uploaded;
    },
    refuse: (message) => {
      update({ ...current.current, refusal: message ?? null });
      if (message !== undefined) focusInView(place.current);
    },
    abort,
    clear: () => {
      abort();
      update({ ...emptyUpload, chosen: current.current.chosen });
    },
  };
}
