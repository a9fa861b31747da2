export { Description, type DescriptionProps } from "./Description.tsx";
