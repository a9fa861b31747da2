export { CartScreen, type CartRequest, type CartScreenProps } from "./CartScreen.tsx";
export type { CartHrefs } from "./FilledCart.tsx";
export type { Removal, Restoration } from "./removal.ts";
