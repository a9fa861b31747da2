export { CartLineRow, type CartLineRowProps } from "./CartLineRow.tsx";
export { lineMessage } from "./CartLineRow.styles.ts";
export { ProblemText } from "./LineMessage.tsx";
