export { Wordmark, type WordmarkProps } from "./Wordmark.tsx";
