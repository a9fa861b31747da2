import {
  ACCEPTED_IMAGES,
  ACCEPTED_UPLOADS,
  countEvidence,
  EVIDENCE_MAX_IMAGES,
  EVIDENCE_MAX_VIDEOS,
  isHeic,
  type EvidenceCount,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Camera, ImagePlus } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { FileButton } from "../../primitives/Button/FileButton.tsx";
import { readablePhoto } from "../../forms/readable-photo.ts";
import { Button, LiveRegion, Notice } from "../../primitives/index.ts";
import { EvidenceFilePreview } from "../EvidenceFilePreview/EvidenceFilePreview.tsx";
import type { EvidenceUpload } from "../use-evidence-upload/index.ts";
import { Root } from "./EvidenceUploader.styles.ts";

export interface EvidenceUploaderProps {
  /** The result of `useEvidenceUpload`. */
  upload: EvidenceUpload;
  /** Files sent earlier, which count as well. */
  sent?: EvidenceCount;
  /** Disables choosing files while the form is being submitted. @default false */
  locked?: boolean;
}

/** Drop, choose or take a picture; each file has its progress, error and remove button. Spec §5. */
export function EvidenceUploader({ upload, sent, locked = false }: EvidenceUploaderProps) {
  const { t } = useTranslation("aftersales");
  const id = useId();
  const [over, setOver] = useState(false);
  const { files, refusals, problem, refusal, busy, place } = upload;
  const chosen = countEvidence(files.map(({ file }) => file));
  const images = chosen.images + (sent?.images ?? 0);
  const done = files.filter(({ state }) => state === "uploaded").length;
  const off = locked || busy;
  const counts = t("upload.counts", {
    images,
    videos: chosen.videos + (sent?.videos ?? 0),
    maxImages: EVIDENCE_MAX_IMAGES,
    maxVideos: EVIDENCE_MAX_VIDEOS,
  });
  const progress = t("upload.progress", { done, count: files.length });
  const wrong = [problem && t(problem), refusal].filter((sentence) => sentence !== null);

  async function add(added: readonly File[]) {
    if (added.length === 0) return;
    upload.add(added.some(isHeic) ? await Promise.all(added.map(readablePhoto)) : added);
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !off);
  };
  function drop(event: DragEvent) {
    drag(false)(event);
    if (!off) void add(Array.from(event.dataTransfer.files));
  }
  return (
    <Root
      ref={place}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      data-wrong={wrong.length > 0 || undefined}
    >
      <div>
        <span id={`${id}-title`}>{t("upload.title")}</span>
        <span data-counts>{counts}</span>
      </div>
      {/* A drop zone; without a pointer, use the buttons inside. */}
      <div
        data-drop
        data-over={over || undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <span data-aim>{t("upload.drop")}</span>
        <FileButton
          size="small"
          icon={<ImagePlus aria-hidden />}
          multiple
          accept={ACCEPTED_UPLOADS}
          disabled={off}
          onChoose={(files) => void add(files)}
        >
          {t("upload.choose")}
        </FileButton>
        <span data-camera>
          <FileButton
            size="small"
            icon={<Camera aria-hidden />}
            accept={ACCEPTED_IMAGES}
            capture="environment"
            disabled={off || images >= EVIDENCE_MAX_IMAGES}
            onChoose={(files) => void add(files)}
          >
            {t("upload.camera")}
          </FileButton>
        </span>
        <small id={`${id}-hint`}>{t("upload.hint")}</small>
      </div>
      {refusals.length > 0 && (
        <Notice tone="danger" urgent title={t("upload.not_added")}>
          <ul>
            {refusals.map(({ name, problem: why }, index) => (
              <li key={index}>
                <bdi>{name}</bdi>: {t(why)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {files.length > 0 && (
        <ul aria-label={t("upload.files")}>
          {files.map((file) => (
            <li key={file.key}>
              <EvidenceFilePreview
                file={file}
                busy={off}
                onRemove={() => upload.remove(file.key)}
                onRetry={() => void upload.retry(file.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {wrong.map((sentence) => (
        <Notice key={sentence} tone="danger" urgent>
          {sentence}
        </Notice>
      ))}
      {busy && (
        <div data-progress>
          <span>{progress}</span>
          <Button tone="quiet" size="small" onClick={upload.abort}>
            {t("upload.cancel")}
          </Button>
        </div>
      )}
      <LiveRegion message={busy || done > 0 ? progress : files.length > 0 ? counts : ""} />
    </Root>
  );
}
