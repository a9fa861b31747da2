export { AddressDialog, type AddressDialogProps, type AddressTask } from "./AddressDialog.tsx";
