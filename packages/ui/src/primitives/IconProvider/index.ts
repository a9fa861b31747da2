export { IconProvider, type IconProviderProps } from "./IconProvider.tsx";
export type { IconProps, SwappedIcons } from "../../swapped-icons.ts";
