export { StepProgress } from "./StepProgress.tsx";
