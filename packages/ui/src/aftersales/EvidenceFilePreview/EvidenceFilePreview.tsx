import { useFormat, useTranslation } from "@sen/i18n";
import { CircleCheck, Film, Play, RotateCw, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import { IconButton, Picture, ProgressBar } from "../../primitives/index.ts";
import type { EvidenceFile } from "../use-evidence-upload/index.ts";

export interface EvidenceFilePreviewProps {
  /** The file with its upload state, progress and error. */
  file: EvidenceFile;
  /** Removes the file. */
  onRemove: () => void;
  /** Retries a failed upload. */
  onRetry: () => void;
  /** Other files are uploading, so retry is disabled. @default false */
  busy?: boolean;
}

const MB = 1024 * 1024;

/** A chosen file: thumbnail, upload progress and error. */
export function EvidenceFilePreview({ file, onRemove, onRetry, busy = false }: EvidenceFilePreviewProps) {
  const { t } = useTranslation("aftersales");
  const { percent, decimal, integer } = useFormat();
  const { state, progress, message } = file;
  const { name, size: bytes } = file.file;
  const size = bytes < MB ? `${integer(Math.ceil(bytes / 1024))} kB` : `${decimal(bytes / MB, 1)} MB`;
  const wrong = state === "failed" || state === "refused";
  const text = t(`upload.state.${state}`, { percent: percent(Math.round(progress * 100)) });
  return (
    <Root data-state={state}>
      <div data-thumb>
        <Thumbnail file={file} />
      </div>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {state === "uploading" && <ProgressBar value={progress} label={`${name}: ${text}`} />}
        <p>
          {state === "uploaded" && <CircleCheck aria-hidden size={16} />}
          {wrong ? (message ?? text) : `${size} · ${text}`}
        </p>
      </div>
      {state === "failed" && (
        <IconButton
          label={t("upload.retry", { name })}
          icon={<RotateCw aria-hidden size={20} />}
          disabled={busy}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={t("upload.remove", { name })}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onRemove}
      />
    </Root>
  );
}

/** A thumbnail of the file, or a neutral box if the browser cannot show its format (HEIC). */
function Thumbnail({ file: { file, kind } }: Pick<EvidenceFilePreviewProps, "file">) {
  const [unreadable, setUnreadable] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = kind === "video" ? `${url}#t=0.1` : url;
      return () => URL.revokeObjectURL(url);
    },
    [file, kind],
  );
  const fail = () => setUnreadable(true);
  if (unreadable) {
    return kind === "image" ? <Picture src={null} alt="" sizes="56px" /> : <Film aria-hidden size={24} />;
  }
  if (kind === "image") return <img ref={show} alt="" onError={fail} />;
  return (
    <>
      <video ref={show} muted playsInline preload="metadata" aria-hidden tabIndex={-1} onError={fail} />
      <Play aria-hidden size={20} fill="currentcolor" />
    </>
  );
}

const Root = styled.div`
  ${mixins.row(1)}
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  &:is([data-state="failed"], [data-state="refused"]) {
    border-color: ${color.danger};
  }
  > [data-thumb] {
    position: relative;
    ${mixins.centered}
    flex: none;
    ${mixins.square("56px")}
    margin-right: ${space[2]};
    overflow: hidden;
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  > [data-thumb] > :is(img, video) {
    ${mixins.cover}
    ${mixins.square("100%")}
    object-fit: cover;
  }
  > [data-thumb] > video + svg {
    position: relative;
    ${mixins.square("32px")}
    padding: ${space[2]};
    border-radius: 50%;
    background: ${color.veil};
    color: ${color.onVeil};
  }
  > div:nth-child(2) {
    ${mixins.fill}
    ${mixins.grid("2px")}
  }
  strong {
    ${mixins.oneLine}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  p {
    ${mixins.row(1)}
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  p > svg {
    color: ${color.success};
  }
  &:is([data-state="failed"], [data-state="refused"]) p {
    color: ${color.danger};
    font-weight: ${weight.medium};
  }
  > button {
    color: ${color.inkMuted};
  }
`;
