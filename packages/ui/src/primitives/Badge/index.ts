export {
  Badge,
  CountBadge,
  StatusBadge,
  type BadgeProps,
  type CountBadgeProps,
  type Tone,
} from "./Badge.tsx";
