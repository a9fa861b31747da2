import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { drawnAs } from "../../forms/readable-photo.ts";
import { color, mixins, radius } from "../../foundations/index.ts";
import { Button, Dialog, Notice } from "../../primitives/index.ts";

export interface DocumentCameraProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Aspect ratio (width / height) of the document and the frame. */
  ratio: number;
  /** Called with the picture taken. */
  onShoot: (picture: File) => void;
  /** Called to close the dialog. */
  onClose: () => void;
}

/** Prefers the rear camera. */
const CAMERA = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };

/** A dialog with the camera and a frame to place a document in. Stops the camera when it closes. */
export function DocumentCamera({ open, onClose, ...live }: DocumentCameraProps) {
  const { t } = useTranslation("loyalty");
  return (
    <Dialog open={open} onClose={onClose} size="large" title={t("identity.camera_dialog.title")}>
      {open && <LiveCamera {...live} />}
    </Dialog>
  );
}

function LiveCamera({ ratio, onShoot }: Pick<DocumentCameraProps, "ratio" | "onShoot">) {
  const { t } = useTranslation("loyalty");
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"starting" | "live" | "blocked">("starting");
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA });
    signal.addEventListener("abort", () => stop(stream));
    if (signal.aborted) {
      stop(stream);
      return;
    }
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    await element.play();
    setState("live");
  });
  useEffect(() => {
    const gone = new AbortController();
    start(gone.signal).catch(() => {
      if (!gone.signal.aborted) setState("blocked");
    });
    return () => gone.abort();
  }, []);

  async function shoot() {
    const element = video.current;
    if (!element) return;
    const size = { width: element.videoWidth, height: element.videoHeight };
    const still = await drawnAs("image/jpeg", element, size);
    if (still) onShoot(new File([still], "document.jpg", { type: still.type }));
  }
  return (
    <Root>
      {state === "blocked" ? (
        <Notice tone="warning" urgent>
          {t("identity.camera_dialog.blocked")}
        </Notice>
      ) : (
        <>
          <div data-view>
            <video ref={video} muted playsInline aria-label={t("identity.camera_dialog.title")} />
            <div data-frame style={{ aspectRatio: ratio }} />
          </div>
          <p role="status">
            {t(state === "live" ? "identity.camera_dialog.hint" : "identity.camera_dialog.starting")}
          </p>
          <Button size="large" wide disabled={state !== "live"} onClick={shoot}>
            {t("identity.camera_dialog.shoot")}
          </Button>
        </>
      )}
    </Root>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const Root = styled.div`
  ${mixins.grid(4)}

  [data-view] {
    position: relative;
    ${mixins.centered}
    min-height: 240px;
    overflow: hidden;
    border-radius: ${radius.large};
    background: ${color.surfaceSunken};
  }
  video {
    width: 100%;
    max-height: 60vh;
    object-fit: contain;
  }
  [data-frame] {
    ${mixins.cover}
    width: 84%;
    max-height: 88%;
    margin: auto;
    border: 3px solid ${color.brand};
    border-radius: ${radius.large};
    pointer-events: none;
  }
  p {
    text-align: center;
    color: ${color.inkMuted};
  }
`;
