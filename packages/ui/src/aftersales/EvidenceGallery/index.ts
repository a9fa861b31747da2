export { EvidenceGallery, type EvidenceGalleryProps } from "./EvidenceGallery.tsx";
