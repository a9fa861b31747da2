import { demoData } from "./demo-data.ts";
/** Stations besides the malls' own service desks, where parcels are handed in or picked up. */
export const stations: readonly {
  name: string;
  phone: string;
  ward: string;
  address: string;
  hours: readonly [string, string];
}[] = demoData("delivery", "stations");
