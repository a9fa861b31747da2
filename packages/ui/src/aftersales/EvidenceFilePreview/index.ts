export { EvidenceFilePreview, type EvidenceFilePreviewProps } from "./EvidenceFilePreview.tsx";
