import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MOMO_CREATE, MOMO_NOTICES, VNPAY_PAYMENT_URL } from "../../../test/published-samples.ts";
import { momoNotices } from "./momo/notices.ts";
import { sign as signMomo } from "./momo/signing.ts";
import { UNKNOWN_REFERENCE } from "../../ports/payment-gateway.ts";
import { queryOf } from "./vnpay/signing.ts";
import { amountOf, dateOf } from "./vnpay/values.ts";

const keys = { accessKey: "an access key", secretKey: "a secret key of the tests alone" };

describe("VNPay's published payment URL", () => {
  const [, query = "", hash = ""] = /\?(.*)&vnp_SecureHash=(.*)$/.exec(VNPAY_PAYMENT_URL) ?? [];
  const params = Object.fromEntries(new URLSearchParams(query));

  it("has byte for byte the query that we write, whatever the order of its parameters", () => {
    const shuffled = Object.fromEntries(Object.entries(params).toReversed());
    expect(queryOf({ ...shuffled, vnp_SecureHash: hash })).toBe(query);
  });

  it("has the amount and time as we parse them", () => {
    expect(amountOf(params.vnp_Amount)).toBe(18_060);
    expect(dateOf(params.vnp_CreateDate)).toEqual(new Date("2021-08-01T15:33:33+07:00"));
  });
});

describe("MoMo's published messages", () => {
  // The signed text of each documentation page, written out by hand.
  it("sign the fields of a create request in our order", () => {
    const text =
      "accessKey=an access key&amount=1000&extraData=eyJza3VzIjoiIn0=&ipnUrl=https://example.com/momo_ip&orderId=Partner_Transaction_ID_1721725424433&orderInfo=Thank you for your purchase at MoMo_test&partnerCode=MOMOT5BZ20231213_TEST&redirectUrl=https://momo.vn/&requestId=Request_ID_1721725424433&requestType=captureWallet";
    expect(signMomo(keys, "create", MOMO_CREATE)).toBe(
      createHmac("sha256", keys.secretKey).update(text).digest("hex"),
    );
  });

  it.each(MOMO_NOTICES)(
    "include a notice for $partnerCode, which is read once it is signed with our key",
    (said) => {
      const notices = momoNotices({ ...keys, partnerCode: said.partnerCode, apiUrl: "https://momo.example" });
      const read = (message: object) =>
        notices.read({ query: {}, headers: {}, body: JSON.stringify(message) });
      expect(read(said)).toBeNull();
      expect(read({ ...said, signature: signMomo(keys, "notice", said) })).toEqual({
        reference: UNKNOWN_REFERENCE,
        outcome: "paid",
        amount: 1000,
        transaction: String(said.transId),
        decidedAt: new Date(said.responseTime),
      });
    },
  );
});
