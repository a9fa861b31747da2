import { demoData } from "./demo-data.ts";
import type { Both } from "./types.ts";

/** A mall of the operator. The ward's code finds district and province in the place data. */
export interface MallContent {
  id: number;
  name: string;
  ward: string;
  address: string;
  hotline: string;
  hours: string;
  at: readonly [latitude: number, longitude: number];
  /** Hue of its pictures. */
  hue: number;
  objects: readonly string[];
  about: Both;
}

/** The six malls, in the order of the location catalogue. */
export const malls: readonly MallContent[] = demoData("malls", "malls");
