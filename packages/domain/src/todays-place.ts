/**
 * What a former ward is called today, and in which province if that is another one now. Several places, separated by `; `, if it was divided.
 * Null if both names are still the same, or it is unknown.
 *
 * @param former the former names of ward and province, such as those of an address
 */
export function todaysPlace(since2025: string | null, former: readonly string[]): string | null {
  const places = since2025?.split("; ").map((place) => place.split(", ")) ?? [];
  const isUnchanged = places.length < 2 && places.flat().every((name) => former.includes(name));
  if (isUnchanged) return null;
  return places
    .map((names) => names.filter((name, at) => at === 0 || !former.includes(name)).join(", "))
    .join("; ");
}
