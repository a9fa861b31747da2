import type { Guide } from "../../fixtures/guide.ts";
import { TextArea } from "./TextArea.tsx";

export const guide = {
  notFor: "For a single line, use TextField.",
  keyboard: "Enter starts a new line; the form's button submits.",
  screenReader:
    "The label, the hint and the error. The counter is visible beside them, but not announced on every keystroke.",
  content: "The hint says what helps the reader of the text. Text over the limit is reported, never cut off.",
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
