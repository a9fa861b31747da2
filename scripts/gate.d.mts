export interface Gate {
  stage: (name: string, work: () => Promise<unknown>) => Promise<void>;
  suite: (name: string, work: () => Promise<unknown>, how: SuiteOptions) => Promise<void>;
  result: () => { passed: number; failed: number };
  leftOut: () => string[];
}
interface SuiteOptions {
  title?: string;
  report: string;
  count: Count;
  mayBeEmpty?: boolean;
}
type Count = (report: never) => { passed: number; failed: number };
export function createGate(say?: (line: string) => void, reach?: Record<string, boolean>): Gate;
export const countVitest: Count;
export const countPlaywright: Count;
