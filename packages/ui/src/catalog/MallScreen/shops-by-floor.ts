import type { Tenant } from "@sen/api";

/** The shops of one floor. */
export interface Floor {
  /** The part of a shop's place before the first comma, such as "Tầng 2"; empty for shops without a place. */
  name: string;
  shops: Tenant[];
}

/** Groups shops by floor, lowest first, those without a place last; within a floor they keep their order. */
export function shopsByFloor(shops: readonly Tenant[]): Floor[] {
  const floors = new Map<string, Tenant[]>();
  for (const shop of shops) {
    const name = shop.floor.split(",", 1)[0]?.trim() ?? "";
    floors.set(name, [...(floors.get(name) ?? []), shop]);
  }
  return [...floors]
    .map(([name, shops]) => ({ name, shops }))
    .sort(
      (a, b) =>
        Number(a.name === "") - Number(b.name === "") ||
        a.name.localeCompare(b.name, "vi", { numeric: true }),
    );
}
