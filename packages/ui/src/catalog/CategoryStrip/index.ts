export { CategoryStrip, type CategoryStripProps } from "./CategoryStrip.tsx";
