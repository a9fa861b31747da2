export {
  getPlaceDataset,
  listDistricts,
  listProvinces,
  listProvinceWards,
  listWards,
  searchWards,
} from "./places.ts";
