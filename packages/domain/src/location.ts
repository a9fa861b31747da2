/**
 * The ward code: the part after the slash in the entry of the parent location path that contains `ward`
 * (`ward/26734` → `26734`). Null when no entry names a ward with a code. Spec §5.
 */
export function wardCodeOf(parentPath: readonly string[]): string | null {
  const entry = parentPath.find((place) => place.includes("ward"));
  const code = entry?.split("/")[1];
  return code ? code : null;
}
