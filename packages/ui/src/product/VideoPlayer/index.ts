export { LazyVideoPlayer } from "./LazyVideoPlayer.tsx";
