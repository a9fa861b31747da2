import type { Meta, StoryObj } from "@storybook/react-vite";
import { shirtPicture, teapotPicture } from "../fixtures/primitives/pictures.ts";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { Wordmark } from "../shell/Wordmark/Wordmark.tsx";
import { color, text } from "../foundations/theme.ts";
import { Button, Picture } from "../primitives/index.ts";

const meta = { title: "Practices/Pictures", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** A barcode, as a checkout scanner reads it. */
function Bars({ paper, ink }: { paper: string; ink: string }) {
  return (
    <div style={{ display: "flex", gap: 3, width: "max-content", padding: 16, background: paper }}>
      {[3, 1, 2, 1, 4, 2, 1, 3, 1, 2, 4, 1].map((width, at) => (
        <span key={at} style={{ width, height: 48, background: ink }} />
      ))}
    </div>
  );
}

/** Put text beside or over a picture, never into its pixels. */
export const WordsBesideNotInside: Story = {
  args: {
    do: "The text is translated, scales with the font size, and is read aloud.",
    right: (
      <div style={{ display: "grid", gap: 8 }}>
        <Picture src={teapotPicture} alt="" sizes="240px" ratio="3 / 1" />
        <strong>Gốm Bát Tràng giảm 25%</strong>
      </div>
    ),
    dont: "Text in the picture: small on a phone, never translated, not read aloud.",
    wrong: (
      <div style={{ position: "relative" }}>
        <Picture src={teapotPicture} alt="" sizes="240px" ratio="3 / 1" />
        <span
          style={{
            position: "absolute",
            insetInline: 8,
            bottom: 4,
            font: text.caption,
            letterSpacing: "-0.05em",
            opacity: 0.7,
          }}
        >
          GỐM BÁT TRÀNG GIẢM 25% *ÁP DỤNG CHO ĐƠN TỪ 300K
        </span>
      </div>
    ),
  },
};

/** Show the whole picture of anything that is bought or judged by it. */
export const TheWholeThing: Story = {
  args: {
    do: "The whole product, with space around it.",
    right: <Picture src={shirtPicture} alt="Áo sơ mi linen" sizes="240px" ratio="3 / 2" fit="contain" />,
    dont: "Cropped: the collar and cuffs, which customers want to see, are cut off.",
    wrong: <Picture src={shirtPicture} alt="Áo sơ mi linen" sizes="240px" ratio="3 / 1" />,
  },
};

/** An informative picture needs alternative text; a decorative one has an empty `alt`. */
export const AltSaysWhatIsSeen: Story = {
  args: {
    do: "Says what the evidence shows.",
    right: (
      <figure style={{ margin: 0 }}>
        <Picture src={shirtPicture} alt="Tay áo trái rách 3 cm" sizes="120px" ratio="3 / 2" />
        <figcaption>Đọc lên: “Tay áo trái rách 3 cm”</figcaption>
      </figure>
    ),
    dont: "Screen readers read the file name.",
    wrong: (
      <figure style={{ margin: 0 }}>
        <Picture src={shirtPicture} alt="" sizes="120px" ratio="3 / 2" />
        <figcaption>Đọc lên: “IMG_20261121_0042.jpg”</figcaption>
      </figure>
    ),
  },
};

/** Show the wordmark alone, in its own colors, with space around it. */
export const OurNameAsItIs: Story = {
  args: {
    do: "As designed.",
    right: <Wordmark />,
    dont: "Stretched and recolored. For another brand, set tokens instead.",
    wrong: (
      <span
        style={{
          display: "inline-block",
          transform: "scaleX(1.6)",
          transformOrigin: "left",
          filter: "hue-rotate(150deg)",
        }}
      >
        <Wordmark />
      </span>
    ),
  },
};

/** Scannable codes are dark on light, in the dark scheme too. */
export const CodesAreDarkOnLight: Story = {
  args: {
    do: "Every scanner can read it.",
    right: <Bars paper={color.scanPaper} ink={color.scanInk} />,
    dont: "In the scheme’s colors: it looks good, but scanners cannot read it.",
    wrong: <Bars paper={color.brandStrong} ink={color.brandSoft} />,
  },
};

/** Videos do not autoplay: they use data and make noise. */
export const FilmsWait: Story = {
  args: {
    do: "A still picture, and a button that says what it plays.",
    right: (
      <Card actions={<Button tone="secondary">Phát video mở hộp</Button>}>
        <Picture src={teapotPicture} alt="" sizes="240px" ratio="16 / 9" />
      </Card>
    ),
    dont: "Autoplays with sound, on mobile data.",
    wrong: (
      <Card>
        <Picture src={teapotPicture} alt="" sizes="240px" ratio="16 / 9" />
        <small>0:04 / 0:32 · âm lượng 100%</small>
      </Card>
    ),
  },
};
