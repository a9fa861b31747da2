export { AddressPanel, type AddressPanelProps } from "./AddressPanel.tsx";
