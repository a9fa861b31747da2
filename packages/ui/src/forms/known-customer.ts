import { createContext, use } from "react";

/** Contact details of the signed-in customer, to prefill forms. */
export interface KnownCustomer {
  name: string;
  /** As it is stored: 0901234567. */
  phone: string;
  email: string;
}

const NOBODY: KnownCustomer = { name: "", phone: "", email: "" };

/** Provided by the page, so that customers need not retype known details. */
export const KnownCustomerContext = createContext<KnownCustomer>(NOBODY);

/** Contact details to prefill a form with; empty strings if unknown. */
export const useKnownCustomer = (): KnownCustomer => use(KnownCustomerContext);
