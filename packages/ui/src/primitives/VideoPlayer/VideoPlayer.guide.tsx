import type { Guide } from "../../fixtures/guide.ts";
import { filmHd, filmSd } from "../../fixtures/primitives/films.ts";
import { shirtPicture } from "../../fixtures/primitives/pictures.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";

export const guide = {
  notFor: "Not for decoration, nor before somebody wants to see it: it plays at once. Import it lazily.",
  keyboard:
    "The browser's own: Space plays and pauses, the arrow keys seek; the quality buttons come after it.",
  screenReader:
    "The video by its label, the qualities as a group with the current one pressed, the note as a status.",
  content: 'A quality has its usual name: "HD 720", "SD 480".',
  practices: ["Pictures/FilmsWait"],
} satisfies Guide;

/** Inline, with two qualities. */
export const TwoQualities = () => (
  <div style={{ maxWidth: 320 }}>
    <VideoPlayer
      files={[
        { url: filmHd, label: "HD 720" },
        { url: filmSd, label: "SD 480" },
      ]}
      poster={shirtPicture}
      labels={{ video: "Mở hộp áo sơ mi", quality: "Chất lượng video" }}
    />
  </div>
);

/** One quality, so no quality menu. */
export const OneQuality = () => (
  <div style={{ maxWidth: 320 }}>
    <VideoPlayer
      files={[{ url: filmSd, label: "SD 480" }]}
      labels={{ video: "Mở hộp áo sơ mi", quality: "Chất lượng video" }}
    />
  </div>
);

/** Higher qualities are still being encoded. */
export const StillBeingMade = () => (
  <div style={{ maxWidth: 320 }}>
    <VideoPlayer
      files={[{ url: filmSd, label: "SD 480" }]}
      note="Bản nét hơn đang được tạo"
      labels={{ video: "Mở hộp áo sơ mi", quality: "Chất lượng video" }}
    />
  </div>
);
