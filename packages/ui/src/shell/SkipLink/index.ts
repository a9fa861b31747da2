export { MAIN_ID, SkipLink } from "./SkipLink.tsx";
