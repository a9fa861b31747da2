export { knownPlace, levelsOf, unknownPlace } from "./known-place.ts";
export { parentPath, placeLine, type PlaceTree } from "./place-tree.ts";
export { placesOf } from "./places-of.ts";
