import type { Attachment } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Download } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import type { GenericSlide, Slide } from "yet-another-react-lightbox";
import { mixins, space } from "../../foundations/index.ts";
import { FailureNotice, useCall } from "../../forms/index.ts";
import { Lightbox } from "../../primitives/Lightbox/Lightbox.tsx";
import { VideoPlayer } from "../../primitives/VideoPlayer/VideoPlayer.tsx";
import type { AttachmentGridProps } from "./AttachmentGrid.tsx";

interface EvidenceLightboxProps extends Pick<AttachmentGridProps, "attachments" | "onDownload"> {
  /** Names of the attachments, in the same order. */
  names: readonly string[];
  index: number;
  onClose: () => void;
}

interface FilmSlide extends GenericSlide {
  type: "film";
  src: string;
}
declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    film: FilmSlide;
  }
}

/** A video is rendered by `EvidenceVideo` without zoom; the lightbox identifies it by its URL. */
function slideOf({ attach_type, source, width, height }: Attachment, name: string): Slide {
  if (attach_type === "video") return { type: "film", src: source };
  return { src: source, alt: name, ...(width && height ? { width, height } : {}) };
}

/** Evidence in a full-page lightbox, with a download. */
export function EvidenceLightbox(props: EvidenceLightboxProps) {
  const { onDownload, onClose } = props;
  // Keep the initial attachments, so that a playing video does not restart once its qualities are ready.
  const [{ attachments, names }] = useState(props);
  const { t } = useTranslation("aftersales");
  const [index, setIndex] = useState(props.index);
  const current = attachments[index];
  const { run, busy, failure, reset } = useCall(async () => current && onDownload?.(current));
  return (
    <Lightbox
      index={index}
      onClose={onClose}
      on={{
        view: ({ index: viewed }) => {
          setIndex(viewed);
          reset();
        },
      }}
      slides={attachments.map((attachment, at) => slideOf(attachment, names[at] ?? ""))}
      labels={{
        Lightbox: t("gallery.viewer"),
        "Photo gallery": t("gallery.viewer"),
        Close: t("gallery.close"),
        Previous: t("gallery.previous"),
        Next: t("gallery.next"),
        "Zoom in": t("gallery.zoom_in"),
        "Zoom out": t("gallery.zoom_out"),
      }}
      toolbar={{
        buttons: [
          onDownload && (
            <button
              key="download"
              type="button"
              className="yarl__button"
              aria-label={t("gallery.download")}
              aria-busy={busy || undefined}
              onClick={() => void run()}
            >
              <Download aria-hidden size={28} />
            </button>
          ),
          "close",
        ],
      }}
      render={{
        controls: () => (
          <BelowToolbar>
            <FailureNotice failure={failure} title={t("gallery.not_downloaded")} />
          </BelowToolbar>
        ),
        slide: ({ slide, offset }) => {
          const at = attachments.findIndex(({ source }) => slide.src === source);
          const attachment = attachments[at];
          if (attachment?.attach_type !== "video") return undefined;
          return offset === 0 ? <EvidenceVideo video={attachment} name={names[at] ?? ""} /> : <span />;
        },
      }}
    />
  );
}

const BelowToolbar = styled.div`
  position: absolute;
  inset: calc(${space[12]} + ${space[2]}) ${space[4]} auto;
  ${mixins.column("480px")}
`;

/** A video with its qualities; until they are ready it plays as uploaded. Spec §9. */
function EvidenceVideo({ video, name }: { video: Attachment; name: string }) {
  const { source, sources, is_preparing, thumbnail } = video;
  const { t } = useTranslation("aftersales");
  const offered = sources.map(({ url, quality, height }) => ({
    url,
    label: t("gallery.option", { quality, height }),
  }));
  return (
    <VideoPlayer
      place="screen"
      files={offered.length > 0 ? offered : [{ url: source, label: "" }]}
      note={is_preparing ? t("gallery.preparing") : undefined}
      poster={thumbnail ?? undefined}
      labels={{ video: name, quality: t("gallery.quality") }}
    />
  );
}
