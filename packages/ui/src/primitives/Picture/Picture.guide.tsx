import type { Guide } from "../../fixtures/guide.ts";
import { teapotPicture } from "../../fixtures/primitives/pictures.ts";
import { Picture } from "./Picture.tsx";

export const guide = {
  notFor: "For icons use lucide-react. Not for text: words in a picture are neither enlarged nor translated.",
  screenReader:
    "The alternative text; nothing if it is empty, which is right if the text beside it says the same.",
  content: 'The alternative text says what the picture shows and what for, without "hình ảnh của".',
  do: {
    Matrix: "The box has the same size before loading, with and without a picture, so that nothing moves.",
  },
  practices: ["Pictures/AltSaysWhatIsSeen", "Pictures/TheWholeThing"],
} satisfies Guide;

/** In a card whose text names the product: empty `alt`. */
export const InACard = () => (
  <div style={{ width: 160 }}>
    <Picture src={teapotPicture} alt="" sizes="160px" />
  </div>
);

/** The first picture of a product page: fetched with priority and not cropped. */
export const TheFirst = () => (
  <div style={{ width: 240 }}>
    <Picture
      src={teapotPicture}
      alt="Ấm trà gốm men hỏa biến"
      sizes="(min-width: 64em) 480px, 100vw"
      widest={1280}
      fit="contain"
      priority
    />
  </div>
);

/** No picture: a placeholder keeps the 16:9 box. */
export const WithoutOne = () => (
  <div style={{ width: 240 }}>
    <Picture src={null} alt="Bình hoa gốm mộc" sizes="240px" ratio="16 / 9" />
  </div>
);
