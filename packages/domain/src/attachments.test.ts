import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AttachmentCreator, evidenceBySide, partyLabel } from "./attachments.ts";

describe("evidence by side", () => {
  it("lists what customer and shop uploaded, in order, and omits the system's files", () => {
    const attachment = fc.record({ id: fc.nat(), creator_type: fc.constantFrom(1, 2, 3) });
    fc.assert(
      fc.property(fc.array(attachment), (attachments) => {
        const { customer, tenant } = evidenceBySide(attachments);
        expect(customer).toEqual(attachments.filter(({ creator_type }) => creator_type === 1));
        expect(tenant).toEqual(attachments.filter(({ creator_type }) => creator_type === 2));
      }),
    );
  });

  it("labels customer, shop and system", () => {
    expect(Object.values(AttachmentCreator).map(partyLabel)).toEqual([
      "aftersales:party.customer",
      "aftersales:party.tenant",
      "aftersales:party.system",
    ]);
  });
});
