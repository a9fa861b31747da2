import type { Attachment } from "@sen/api";

/** Who added an attachment. Spec §6. */
export const AttachmentCreator = { customer: 1, tenant: 2, system: 3 } as const;
export type AttachmentCreator = (typeof AttachmentCreator)[keyof typeof AttachmentCreator];

/** Evidence by side: customer-created, and tenant-created (the shop's). System-created evidence belongs to neither. Spec §6. */
export function evidenceBySide<Item extends Pick<Attachment, "creator_type">>(
  attachments: readonly Item[],
): { customer: Item[]; tenant: Item[] } {
  const by = (creator: AttachmentCreator) =>
    attachments.filter(({ creator_type }) => creator_type === creator);
  return { customer: by(AttachmentCreator.customer), tenant: by(AttachmentCreator.tenant) };
}

const parties = {
  [AttachmentCreator.customer]: "aftersales:party.customer",
  [AttachmentCreator.tenant]: "aftersales:party.tenant",
  [AttachmentCreator.system]: "aftersales:party.system",
} as const satisfies Record<AttachmentCreator, string>;

/** The text key of a party: who complained, or who added something. */
export function partyLabel(creator: AttachmentCreator): (typeof parties)[AttachmentCreator] {
  return parties[creator];
}
