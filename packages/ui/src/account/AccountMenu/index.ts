export { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
export type { AccountMenuItem } from "./account-menu-items.ts";
