import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EvidenceUpload, UploadFile } from "./use-evidence-upload.ts";

/** Everything that was filled into a form with files, so that it outlives a reload and a session that ended. */
export interface FormDraft<Values> {
  values: Values;
  /** As they were chosen, to be uploaded. */
  files: readonly File[];
}

/** What the owner of a form with files gives it. */
export interface KeptFormOptions<Values> {
  /** Sends one file. */
  upload: UploadFile;
  /** What was filled in before a reload or a login; its values are the form's own to begin with. */
  draft?: FormDraft<Values> | null | undefined;
  /** So that it can be kept; called with everything at each change. */
  onDraftChange?: ((draft: FormDraft<Values>) => void) | undefined;
}

export interface KeptForm<Values> extends Omit<KeptFormOptions<Values>, "upload"> {
  values: Values;
  evidence: EvidenceUpload;
}

/** Restores the files of a form's draft once, and reports every change so that the owner can save it. Returns whether there was a draft. */
export function useKeptForm<Values>({ draft, onDraftChange, values, evidence }: KeptForm<Values>): boolean {
  const [restored] = useState(Boolean(draft));
  const filesRestored = useRef(false);
  const restoreFiles = useEffectEvent(() => {
    if (filesRestored.current || !draft || draft.files.length === 0) return;
    filesRestored.current = true;
    evidence.add(draft.files);
  });
  useEffect(() => restoreFiles(), []);

  const seen = useRef({ values, files: evidence.files.length });
  const keep = useEffectEvent(() => {
    if (seen.current.values === values && seen.current.files === evidence.files.length) return;
    seen.current = { values, files: evidence.files.length };
    onDraftChange?.({ values, files: evidence.files.map(({ file }) => file) });
  });
  useEffect(() => keep(), [values, evidence.files.length]);
  return restored;
}
