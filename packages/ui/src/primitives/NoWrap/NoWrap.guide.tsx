import type { Guide } from "../../fixtures/guide.ts";
import { NoWrap } from "./NoWrap.tsx";

export const guide = {
  since: "0.3.0",
  notFor: "Not for names and other long texts, which have to break, nor for a code that stands by itself.",
  screenReader: "The text, as if it were one.",
  content: "Codes of orders, requests and refunds: short, and with signs at which a line may break.",
  practices: ["Names/CodesInFull"],
} satisfies Guide;

/** A sentence of the server, with a code in it. */
export const WithACode = () => <NoWrap text="Đơn hàng SEN-261121-0042 chưa kết thúc" />;
