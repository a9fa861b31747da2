export { knownPlace, levelsOf, unknownPlace } from "./known-place.ts";
export { parentPath, placeLine } from "./place-text.ts";
export { placesOf } from "./places-of.ts";
