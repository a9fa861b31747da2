import type { Guide } from "../../fixtures/guide.ts";
import { ShareButton } from "./ShareButton.tsx";

const labels = {
  share: "Chia sẻ",
  copied: "Đã sao chép liên kết",
  failed: "Chưa sao chép được liên kết",
};

export const guide = {
  notFor:
    "Not for posting to one particular network. Without JavaScript it is hidden, since it could do nothing.",
  keyboard: "Enter and Space open the device's share sheet, or copy the link.",
  screenReader:
    "The button's text, then the result as a status. If the device opens its share sheet, nothing more is announced.",
  content: '"Đã sao chép liên kết" says what happened to the link, not that the action succeeded.',
  practices: ["Steps/IconsWithTheirWords"],
} satisfies Guide;

/** Copies the page's link. */
export const Copies = () => <ShareButton labels={labels} onShare={() => Promise.resolve("copied")} />;

/** Opens the device's share sheet; no message is needed. */
export const BySheet = () => <ShareButton labels={labels} onShare={() => Promise.resolve("shared")} />;

/** The browser blocks sharing and copying. The message says what to do instead. */
export const NotPossible = () => <ShareButton labels={labels} onShare={() => Promise.resolve("failed")} />;
