export {
  awaitInspection,
  type Findings,
  inspectGoods,
  openInspections,
  recordNothingBack,
} from "./inspect.ts";
