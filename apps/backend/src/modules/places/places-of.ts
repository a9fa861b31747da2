import type { Config } from "../../config.ts";
import { filePlaces, readPlaceFile } from "./file-places.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";
import { storedPlaces } from "./stored-places.ts";

/** The data set of places that the settings name. */
export function placesOf({ placesFile }: Pick<Config, "placesFile">): PlaceTree {
  return placesFile === null ? storedPlaces : filePlaces(readPlaceFile(placesFile));
}
