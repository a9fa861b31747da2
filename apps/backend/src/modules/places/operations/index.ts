export { getPlaceDataset, listDistricts, listProvinces, listProvinceWards, listWards } from "./places.ts";
