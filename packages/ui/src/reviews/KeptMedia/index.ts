export { KeptMedia, type KeptMediaProps } from "./KeptMedia.tsx";
