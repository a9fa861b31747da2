export { ComplaintStart, type ComplaintSource, type ComplaintStartProps } from "./ComplaintStart.tsx";
