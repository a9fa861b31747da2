export { PointHistory, type PointHistoryProps, type PointList } from "./PointHistory.tsx";
