export { Toaster, type ToasterProps } from "./Toaster.tsx";
export { useToast, type ToastMessage } from "./toast-store.ts";
