import type { Guide } from "../../fixtures/guide.ts";
import { Badge, CountBadge, StatusBadge } from "./Badge.tsx";

export const guide = {
  notFor:
    "For something to click use LinkChip or Button, for a sentence Notice. A count on an icon is a CountBadge; the status of an order or a case is a StatusBadge.",
  screenReader: "The text. CountBadge is hidden: the label of the control it sits on includes the number.",
  content:
    "One or two words without a full stop. The tone shows how good the news is and never says more than the words; counts above 99 become 99+.",
  do: { Matrix: "One or two words; a status also has a dot, not only a color." },
  dont: { DontSentence: "A sentence does not work as a badge: a Notice has room for it." },
  practices: ["Status/WordsCarryIt", "States/NothingIsCounted"],
} satisfies Guide;

/** A short label, colored by its tone. */
export const Good = () => <Badge tone="success">Miễn phí giao hàng</Badge>;

/** An order's status. The dot marks it as a status. */
export const OfAnOrder = () => <StatusBadge tone="warning">Chờ thanh toán</StatusBadge>;

/** A count on an icon. The icon's own label includes the number. */
export const BehindAnIcon = () => (
  <span style={{ position: "relative", display: "inline-block", width: 24, height: 24 }}>
    <CountBadge count={3} />
  </span>
);
