export { Link, LinkProvider, TextLink, type LinkProps, type LinkProviderProps } from "./Link.tsx";
