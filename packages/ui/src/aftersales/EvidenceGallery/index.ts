export { AttachmentGrid, type AttachmentGridProps } from "./AttachmentGrid.tsx";
export { EvidenceGallery, type EvidenceGalleryProps } from "./EvidenceGallery.tsx";
