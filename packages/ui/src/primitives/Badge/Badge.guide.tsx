import type { Guide } from "../../fixtures/guide.ts";
import { Badge, CountBadge, StatusBadge } from "./Badge.tsx";

export const guide = {
  notFor:
    "Not for something to press (LinkChip, Button), and not for a sentence (Notice). What stands behind an icon is a CountBadge; where an order or a case stands is a StatusBadge.",
  screenReader:
    "The words alone. The icon is silent, and so is CountBadge: the control that carries it says the number in its label.",
  content:
    "One or two words without a full stop. The tone says how good the news is and never says more than the words do; counts above 99 become 99+.",
  do: [{ story: "Matrix", says: "One or two words, and for a status the dot beside its color." }],
  dont: [
    {
      story: "DontSentence",
      says: "A sentence in a badge is neither read as one nor seen as a mark: a Notice has room for it.",
    },
  ],
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
