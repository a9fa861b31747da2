export {
  StatusTimeline,
  type StatusTimelineProps,
  type TimelineEntry,
  type TimelineLabel,
} from "./StatusTimeline.tsx";
