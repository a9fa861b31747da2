export { columnDocs } from "./column-docs.ts";
export { exportFolder } from "./export-folder.ts";
export { faultText } from "./faults.ts";
export { importFolder } from "./import-folder.ts";
export { importRow, type GivenRow } from "./import-row.ts";
export { bringMasterData } from "./master-data.ts";
