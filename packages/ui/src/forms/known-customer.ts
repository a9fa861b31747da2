import { createContext, use } from "react";

/** What the shop knows of whoever fills in a form. */
export interface KnownCustomer {
  name: string;
  /** As it is stored: 0901234567. */
  phone: string;
  email: string;
}

const NOBODY: KnownCustomer = { name: "", phone: "", email: "" };

/** The page gives it, so that nobody types what they have told before. */
export const KnownCustomerContext = createContext<KnownCustomer>(NOBODY);

/** What a form begins with; empty texts where nobody is known. */
export const useKnownCustomer = (): KnownCustomer => use(KnownCustomerContext);
