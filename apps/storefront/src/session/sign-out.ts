import { forgetDrafts } from "../drafts/forget-drafts.ts";
import { clearStorage } from "./session-store.ts";

/**
 * Signs out on this device and goes home. A whole new page: nothing that this one knows of the customer is left in its
 * memory. Other tabs hear of it by the storage.
 */
export function signOut(homeHref: string): void {
  clearStorage();
  forgetDrafts();
  window.location.assign(homeHref);
}
