export { CompactCount, type CompactCountProps } from "./CompactCount.tsx";
