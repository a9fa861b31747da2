import { createContext, useContext } from "react";

/** The response's CSP nonce on the server, undefined in the browser (where nothing inline is added any more). */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
