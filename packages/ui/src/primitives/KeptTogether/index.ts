export { KeptTogether, type KeptTogetherProps } from "./KeptTogether.tsx";
