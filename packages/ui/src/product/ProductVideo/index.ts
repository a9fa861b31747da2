export { LazyProductVideo } from "./LazyProductVideo.tsx";
