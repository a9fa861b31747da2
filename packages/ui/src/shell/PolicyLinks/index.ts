export { PolicyLinks, type PolicyLinksProps } from "./PolicyLinks.tsx";
