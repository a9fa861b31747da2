export { BelowTheFold, type BelowTheFoldProps } from "./BelowTheFold.tsx";
