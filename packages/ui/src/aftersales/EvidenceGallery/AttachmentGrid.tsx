import type { Attachment } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Play } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, motion, radius, space } from "../../foundations/index.ts";
import type { CallOutcome } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { Picture } from "../../primitives/index.ts";

const EvidenceLightbox = lazyDialog(() =>
  import("./EvidenceLightbox.tsx").then((module) => module.EvidenceLightbox),
);

export interface AttachmentGridProps {
  /** Accessible name of the list. */
  label: string;
  /** If empty, a text says so. */
  attachments: readonly Attachment[];
  /** Fetches and saves a file; without it there is no download. Resolves to nothing on success, or to the backend's refusal. */
  onDownload?: ((attachment: Attachment) => Promise<CallOutcome>) | undefined;
}

/** Pictures and videos as squares. A press opens them in a lightbox. */
export function AttachmentGrid({ label, attachments: shown, onDownload }: AttachmentGridProps) {
  const { t } = useTranslation("aftersales");
  const { duration } = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  if (shown.length === 0) return <p data-muted>{t("gallery.none")}</p>;
  const names = shown.map(({ attach_type }, index) =>
    t(`gallery.${attach_type}`, { index: index + 1, count: shown.length }),
  );
  return (
    <Root>
      <ul aria-label={label}>
        {shown.map(({ id, attach_type, thumbnail, source, duration: seconds }, index) => {
          const length = seconds === null ? "" : duration(seconds * 1000).replace(/^00:/, "");
          return (
            <li key={id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${t("gallery.open", { name: names[index] ?? "" })} ${length}`.trim()}
                onClick={() => setOpen(index)}
              >
                <Picture
                  src={thumbnail ?? (attach_type === "image" ? source : null)}
                  alt=""
                  sizes="112px"
                  widest={320}
                />
                {attach_type === "video" && (
                  <span>
                    <Play aria-hidden size={14} fill="currentcolor" />
                    {length}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <EvidenceLightbox
          attachments={shown}
          names={names}
          index={open}
          onDownload={onDownload}
          onClose={() => setOpen(null)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  > ul {
    ${mixins.grid(2)}
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  }
  button {
    position: relative;
    display: block;
    width: 100%;
    max-width: 128px;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    transition: border-color ${motion.quick};
  }
  button:hover {
    border-color: ${color.lineStrong};
  }
  button > span:last-child:not(:first-child) {
    position: absolute;
    left: ${space[1]};
    bottom: ${space[1]};
    ${mixins.row(1)}
    padding: 1px ${space[2]};
    border-radius: ${radius.full};
    background: ${color.veil};
    ${mixins.textStyle("caption", { color: "onVeil" })}
  }
`;
