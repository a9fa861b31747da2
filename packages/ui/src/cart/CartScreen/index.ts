export { CartScreen, type CartRequest, type CartScreenProps } from "./CartScreen.tsx";
export type { CartHrefs } from "./FilledCart.tsx";
