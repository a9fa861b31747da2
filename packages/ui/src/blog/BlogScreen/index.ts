export { BlogScreen, type BlogPage, type BlogScreenHrefs, type BlogScreenProps } from "./BlogScreen.tsx";
