import type { Tenant } from "@sen/api";

/** Shops of one floor. */
export interface Floor {
  /** "Tầng 2": what a shop's place says before its first comma; empty where a shop does not say it. */
  name: string;
  shops: Tenant[];
}

/** Shops by their floors, from the lowest number up, those without a place last; on a floor they keep their order. */
export function shopsByFloor(shops: readonly Tenant[]): Floor[] {
  const floors = new Map<string, Tenant[]>();
  for (const shop of shops) {
    const name = shop.floor.split(",", 1)[0]?.trim() ?? "";
    floors.set(name, [...(floors.get(name) ?? []), shop]);
  }
  return [...floors]
    .map(([name, shops]) => ({ name, shops }))
    .sort((a, b) =>
      a.name === "" || b.name === ""
        ? Number(a.name === "") - Number(b.name === "")
        : a.name.localeCompare(b.name, "vi", { numeric: true }),
    );
}
