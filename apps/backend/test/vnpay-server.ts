import { createHmac, randomInt } from "node:crypto";
import { text } from "node:stream/consumers";
import { startLocalServer } from "./local-server.ts";

type Values = Record<string, string>;

/** What can go wrong with a gateway's response. */
export type GatewayProblem =
  | "unsigned"
  | "of another merchant"
  | "HTML"
  | "500"
  | "half an answer"
  | "no answer in time"
  | "a lost answer"
  | "of less money";

/** A VNPay double after its documentation, independent of the adapter: signatures, querydr, refund, IPN. */
export interface Vnpay {
  urls: { payUrl: string; apiUrl: string };
  /** Pays at a payment page, or whatever the changes say. Returns the signed query of the IPN. */
  pay: (paymentUrl: string, changes?: Values) => string;
  /** All accepted refunds, as requested. */
  refunds: (Values & { status?: string; no?: string })[];
  /** The bank decides all pending refunds. */
  decideRefunds: (status: string) => void;
  /** A response code with which refunds are refused. */
  refuseRefunds: string | null;
  /** A response code with which queries are refused. */
  refuseQueries: string | null;
  trouble: GatewayProblem | null;
  /** Drops every payment and refund. */
  forget: () => void;
  stop: () => Promise<void>;
}

const QUERY_ANSWER =
  `vnp_ResponseId vnp_Command vnp_ResponseCode vnp_Message vnp_TmnCode vnp_TxnRef vnp_Amount vnp_BankCode vnp_PayDate
  vnp_TransactionNo vnp_TransactionType vnp_TransactionStatus vnp_OrderInfo vnp_PromotionCode vnp_PromotionAmount`.split(
    /\s+/,
  );
const asked = {
  querydr: `vnp_RequestId vnp_Version vnp_Command vnp_TmnCode vnp_TxnRef vnp_TransactionDate vnp_CreateDate vnp_IpAddr vnp_OrderInfo`,
  refund: `vnp_RequestId vnp_Version vnp_Command vnp_TmnCode vnp_TransactionType vnp_TxnRef vnp_Amount vnp_TransactionNo
    vnp_TransactionDate vnp_CreateBy vnp_CreateDate vnp_IpAddr vnp_OrderInfo`,
};
const answered = { querydr: QUERY_ANSWER, refund: QUERY_ANSWER.slice(0, -2) };

/** Starts the double. Requests must be signed with the merchant's secret, and use the documented names. */
export async function startVnpay(
  { tmnCode, hashSecret }: { tmnCode: string; hashSecret: string },
  now: () => Date,
): Promise<Vnpay> {
  const paid = new Map<string, Values>();
  // Numbers are never reused, even after `forget`.
  let numbers = 0;
  const refunds: Vnpay["refunds"] = [];
  const hash = (said: string) => createHmac("sha512", hashSecret).update(said).digest("hex");
  const stamp = () =>
    new Date(now().getTime() + 7 * 3_600_000).toISOString().replaceAll(/\D/g, "").slice(0, 14);

  const { url, stop } = await startLocalServer((request, response) => {
    void (async () => {
      const said = JSON.parse(await text(request)) as Values;
      const command = said.vnp_Command as keyof typeof asked;
      const signed = (asked[command] ?? "").split(/\s+/).map((name) => said[name] ?? "");
      const isOurs = hash(signed.join("|")) === said.vnp_SecureHash && said.vnp_TmnCode === tmnCode;
      const answer: Values = {
        vnp_ResponseId: String(randomInt(1e9)),
        vnp_Command: command,
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: said.vnp_TxnRef ?? "",
        vnp_OrderInfo: said.vnp_OrderInfo ?? "",
        ...(isOurs
          ? (command === "refund" ? takeRefund : tell)(said)
          : { vnp_ResponseCode: "97", vnp_Message: "Checksum failed" }),
      };
      const { trouble } = vnpay;
      if (trouble === "a lost answer") request.socket.destroy();
      if (trouble === "a lost answer" || trouble === "no answer in time") return;
      if (trouble === "half an answer") {
        delete answer.vnp_Amount;
        delete answer.vnp_TransactionStatus;
        delete answer.vnp_TransactionNo;
      }
      if (trouble === "of less money") answer.vnp_Amount = "100000";
      if (trouble === "of another merchant") answer.vnp_TmnCode = "OTHERSHP";
      answer.vnp_SecureHash = hash(answered[command].map((name) => answer[name] ?? "").join("|"));
      if (trouble === "unsigned") answer.vnp_SecureHash = hash("something else");
      response.statusCode = trouble === "500" ? 500 : 200;
      response.setHeader("content-type", "application/json");
      response.end(trouble === "HTML" ? "<html>Bảo trì</html>" : JSON.stringify(answer));
    })();
  });

  /** A refund is found by its number only. */
  function tell({ vnp_TxnRef = "", vnp_TransactionNo = "" }: Values): Values {
    if (vnpay.refuseQueries) return { vnp_ResponseCode: vnpay.refuseQueries, vnp_Message: "Refused" };
    const refund = refunds.find(({ no }) => no === vnp_TransactionNo);
    if (refund) {
      return {
        vnp_ResponseCode: "00",
        vnp_Message: "OK",
        vnp_Amount: refund.vnp_Amount ?? "",
        vnp_TransactionNo,
        vnp_TransactionType: refund.vnp_TransactionType ?? "",
        vnp_TransactionStatus: refund.status ?? "05",
        vnp_PayDate: stamp(),
      };
    }
    const payment = paid.get(vnp_TxnRef);
    if (!payment || vnp_TransactionNo !== "") return { vnp_ResponseCode: "91", vnp_Message: "Not found" };
    return { ...payment, vnp_ResponseCode: "00", vnp_Message: "OK", vnp_TransactionType: "01" };
  }

  /** Responds 94 while a refund of the payment is pending. Never refunds more than was paid. The effect of a repeated request id is undocumented. */
  function takeRefund(said: Values): Values {
    const payment = paid.get(said.vnp_TxnRef ?? "");
    if (!payment) return { vnp_ResponseCode: "91", vnp_Message: "Not found" };
    if (vnpay.refuseRefunds) return { vnp_ResponseCode: vnpay.refuseRefunds, vnp_Message: "Refused" };
    const before = refunds.filter((one) => one.vnp_TxnRef === said.vnp_TxnRef && one.status !== "09");
    if (before.some(({ status }) => status === undefined)) {
      return { vnp_ResponseCode: "94", vnp_Message: "Repeated" };
    }
    const back = [...before, said].reduce((sum, one) => sum + Number(one.vnp_Amount), 0);
    if (back > Number(payment.vnp_Amount)) return { vnp_ResponseCode: "93", vnp_Message: "Refused" };
    const no = String(90_000_000 + (numbers += 1));
    refunds.push({ ...said, no });
    return {
      vnp_ResponseCode: "00",
      vnp_Message: "Taken",
      vnp_Amount: said.vnp_Amount ?? "",
      vnp_TransactionNo: no,
      vnp_TransactionType: said.vnp_TransactionType ?? "",
      vnp_TransactionStatus: "05",
    };
  }

  const vnpay: Vnpay = {
    urls: {
      payUrl: `${url}/paymentv2/vpcpay.html`,
      apiUrl: `${url}/merchant_webapi/api/transaction`,
    },
    pay(paymentUrl, changes = {}) {
      const page = Object.fromEntries(new URL(paymentUrl).searchParams);
      const decided: Values = {
        vnp_Amount: page.vnp_Amount ?? "",
        vnp_BankCode: "NCB",
        vnp_OrderInfo: page.vnp_OrderInfo ?? "",
        vnp_PayDate: stamp(),
        vnp_ResponseCode: "00",
        vnp_TmnCode: tmnCode,
        vnp_TransactionNo: String(14_000_000 + (numbers += 1)),
        vnp_TransactionStatus: "00",
        vnp_TxnRef: page.vnp_TxnRef ?? "",
        ...changes,
      };
      if (Object.keys(changes).every((name) => name !== "vnp_TxnRef" && name !== "vnp_Amount")) {
        paid.set(decided.vnp_TxnRef ?? "", decided);
      }
      const query = Object.keys(decided)
        .toSorted()
        .map((name) => `${name}=${encodeURIComponent(decided[name] ?? "").replaceAll("%20", "+")}`)
        .join("&");
      return `${query}&vnp_SecureHash=${hash(query)}`;
    },
    refunds,
    decideRefunds(status) {
      for (const refund of refunds) refund.status ??= status;
    },
    refuseRefunds: null,
    refuseQueries: null,
    trouble: null,
    forget() {
      paid.clear();
      refunds.length = 0;
    },
    stop,
  };
  return vnpay;
}
