export { ProposedSolution, type ProposedSolutionProps } from "./ProposedSolution.tsx";
