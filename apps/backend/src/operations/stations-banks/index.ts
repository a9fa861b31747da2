export { listBanks } from "./banks.ts";
export { listStations } from "./stations.ts";
