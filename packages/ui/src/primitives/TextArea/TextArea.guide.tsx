import type { Guide } from "../../fixtures/guide.ts";
import { TextArea } from "./TextArea.tsx";

export const guide = {
  notFor: "Not for one line (TextField).",
  keyboard: "Enter makes a new line; the form's button sends.",
  screenReader:
    "The label, the hint and the error. The counter stands beside them and is not read at every letter.",
  content: "The hint says what helps the reader of the text. Too much can be typed and is told, never cut.",
  practices: ["Forms/LongTextIsCountedNotCut"],
} satisfies Guide;

/** A note with a limit. Longer text is rejected with a message, not cut off. */
export const ANote = () => <TextArea label="Ghi chú cho cửa hàng" name="note" limit={500} />;

/** The hint says what to write. */
export const WithAHint = () => (
  <TextArea label="Mô tả vấn đề" hint="Sản phẩm bị gì, và bạn thấy khi nào" rows={4} />
);

/** Too short to be useful. */
export const Wrong = () => (
  <TextArea label="Nội dung" defaultValue="?" error="Viết vài chữ để chúng tôi hiểu vấn đề" />
);
