export { ShareButton, type ShareButtonProps, type ShareOutcome } from "./ShareButton.tsx";
