export interface Gate {
  stage: (name: string, work: () => Promise<unknown>) => Promise<void>;
  suite: (name: string, work: () => Promise<unknown>, how: { report: string; count: Count }) => Promise<void>;
  result: () => { passed: number; failed: number };
}
type Count = (report: never) => { passed: number; failed: number };
export function createGate(say?: (line: string) => void): Gate;
export const countVitest: Count;
export const countPlaywright: Count;
