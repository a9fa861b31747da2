export { exportFolder } from "./export-folder.ts";
export { faultText } from "./faults.ts";
export { importFolder } from "./import-folder.ts";
export { bringMasterData } from "./master-data.ts";
