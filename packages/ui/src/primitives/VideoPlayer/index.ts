export { VideoPlayer, type VideoFile, type VideoPlayerProps } from "./VideoPlayer.tsx";
