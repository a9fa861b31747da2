import type { ReactNode } from "react";

export interface CaseColumnsProps {
  /** Across both columns: what it is about, what comes next. */
  head: ReactNode;
  /** The case itself. */
  main: ReactNode;
  /** What happened so far, and where; below the case on a phone. */
  aside: ReactNode;
}

/** The parts of a `CasePage`, in two columns from 1024 px. Spec §2, complaint detail. */
export function CaseColumns({ head, main, aside }: CaseColumnsProps) {
  return (
    <div data-stack>
      {head}
      <div data-columns>
        <div data-stack>{main}</div>
        <div data-stack>{aside}</div>
      </div>
    </div>
  );
}
