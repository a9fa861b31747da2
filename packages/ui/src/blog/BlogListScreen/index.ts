export { BlogListScreen, type BlogList, type BlogListScreenProps } from "./BlogListScreen.tsx";
