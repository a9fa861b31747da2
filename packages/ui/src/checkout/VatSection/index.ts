export { VatSection, type VatSectionProps } from "./VatSection.tsx";
