export { awaitInspection, type Findings, inspectGoods, openInspections } from "./inspect.ts";
