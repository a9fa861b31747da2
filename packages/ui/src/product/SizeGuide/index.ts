export { SizeGuide, type SizeGuideProps } from "./SizeGuide.tsx";
