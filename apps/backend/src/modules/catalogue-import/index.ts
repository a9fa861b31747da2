export { columnDocs } from "./column-docs.ts";
export { exportFolder } from "./export-folder.ts";
export { faultText } from "./faults.ts";
export { BUILD_STEPS, type BuildOptions } from "./first-filling.ts";
export { type GivenRows, importFolder, importRows } from "./import-folder.ts";
export { importRow, type GivenRow } from "./import-row.ts";
export { importMasterData, MASTER_DATA } from "./master-data.ts";
export { type Table } from "./table.ts";
export { tableNamed, tables } from "./tables/index.ts";
