export { EvidenceUploader, type EvidenceUploaderProps } from "./EvidenceUploader.tsx";
