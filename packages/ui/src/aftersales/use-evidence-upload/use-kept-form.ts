import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EvidenceUpload, UploadFile } from "./use-evidence-upload.ts";

/** A form's values and files, saved so that they survive a reload or an expired session. */
export interface FormDraft<Values> {
  values: Values;
  /** The chosen files, not uploaded yet. */
  files: readonly File[];
}

/** The options of a form with files and a draft. */
export interface KeptFormOptions<Values> {
  upload: UploadFile;
  /** A draft from before a reload or sign-in; undefined until it has been read. The form initializes its own values from it. */
  draft?: FormDraft<Values> | null | undefined;
  /** Called with the whole draft on each change, so that the owner can save it. */
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
    if (filesRestored.current || draft === undefined) return;
    filesRestored.current = true;
    if (draft && draft.files.length > 0) evidence.add(draft.files);
  });
  useEffect(() => restoreFiles(), [draft]);

  const seen = useRef({ values, files: evidence.files.length });
  const keep = useEffectEvent(() => {
    if (seen.current.values === values && seen.current.files === evidence.files.length) return;
    seen.current = { values, files: evidence.files.length };
    onDraftChange?.({ values, files: evidence.files.map(({ file }) => file) });
  });
  useEffect(() => keep(), [values, evidence.files.length]);
  return restored;
}
