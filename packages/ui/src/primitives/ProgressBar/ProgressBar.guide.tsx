import type { Guide } from "../../fixtures/guide.ts";
import { ProgressBar } from "./ProgressBar.tsx";

export const guide = {
  notFor:
    "If the end is unknown, use Skeleton or a busy Button. Not as the only place to show an important number.",
  screenReader: "A progress bar named by its label, with its percentage.",
  content: 'The label says what is measured and how far it is: "Đã bán 42 trên 60".',
  practices: ["Status/ProgressOfWhat"],
} satisfies Guide;

/** Sold share of a deal. */
export const OfADeal = () => <ProgressBar tone="sale" value={42 / 60} label="Đã bán 42 trên 60" />;

/** Progress of an upload. */
export const OfAnUpload = () => <ProgressBar value={0.35} label="Đã gửi 35% của mo-hop.mp4" />;

/** Progress to the next tier. */
export const OfATier = () => (
  <ProgressBar tone="success" value={820 / 1000} label="820 trên 1.000 điểm đến hạng Vàng" />
);
