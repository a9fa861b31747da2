import type { Config } from "../../config.ts";
import { filePlaces, readPlaceFile } from "./file-places.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";
import { storedPlaces } from "./stored-places.ts";

/** The place data set that the settings choose: a file, or else the database. */
export function placesOf({ placesFile }: Pick<Config, "placesFile">): PlaceTree {
  return placesFile === null ? storedPlaces : filePlaces(readPlaceFile(placesFile));
}
