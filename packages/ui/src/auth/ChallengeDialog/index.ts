export { ChallengeDialog, type ChallengeDialogProps } from "./ChallengeDialog.tsx";
