import type { Question } from "@sen/api";
import { questionAnchor } from "@sen/ui/support";
import { useLinks } from "../links.ts";

/** Where the help center leads: its own categories, each question's own address, and where to ask about it. */
export function useSupportHrefs() {
  const links = useLinks();
  return {
    ...links,
    category: links.supportCategory,
    question: ({ id, category }: Question) => `${links.supportCategory(category)}#${questionAnchor(id)}`,
  };
}
