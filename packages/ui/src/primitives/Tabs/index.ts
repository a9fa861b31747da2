export { TabLinks, type TabLink, type TabLinksProps } from "./TabLinks.tsx";
export { Tabs, type Tab, type TabsProps } from "./Tabs.tsx";
