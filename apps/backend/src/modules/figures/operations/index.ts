export { countPageView } from "./count-page-view.ts";
