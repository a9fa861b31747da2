declare module "virtual:fragment-uses" {
  import type { FragmentUses } from "./fragment-uses.ts";
  const uses: Readonly<Record<string, FragmentUses>>;
  export default uses;
}
