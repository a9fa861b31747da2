import { createHmac } from "node:crypto";
import { text } from "node:stream/consumers";
import { startLocalServer, type LocalServer } from "./local-server.ts";
import type { GatewayProblem } from "./vnpay-server.ts";

type Values = Record<string, unknown>;

/** An order at MoMo. */
interface MomoOrder {
  orderId: string;
  requestId: string;
  amount: number;
  orderInfo: string;
  resultCode: number;
  transId: number;
}

/** A refund at MoMo. It has its own order id. */
interface MomoRefund {
  orderId: string;
  requestId: string;
  amount: number;
  transId: number;
  /** The transaction that is refunded. */
  of: number;
  resultCode: number;
}

/**
 * Minimum refund in dong; 10,000 if the customer paid with a domestic ATM card.
 * @see https://developers.momo.vn/v3/docs/payment/api/payment-api/refund
 */
const LEAST_REFUND = 1_000;
const LESS = 1_000;

/** A MoMo double after the documentation of API v2, independent of the adapter: create, query, refund, IPN. */
export interface Momo extends LocalServer {
  /** The customer pays, or whatever the code means. Returns the signed body of the IPN. */
  pay: (reference: string, resultCode?: number, changes?: Values) => string;
  orders: ReadonlyMap<string, MomoOrder>;
  refunds: MomoRefund[];
  trouble: GatewayProblem | null;
  /** Drops every order and refund. */
  forget: () => void;
}

const asked: Record<string, string[]> = {
  create: "amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType".split(
    " ",
  ),
  query: "orderId partnerCode requestId".split(" "),
  refund: "amount description orderId partnerCode requestId transId".split(" "),
};
const told =
  "amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId".split(
    " ",
  );

/** Starts the double. Requests must be signed with the merchant's keys. */
export async function startMomo(
  keys: { partnerCode: string; accessKey: string; secretKey: string },
  now: () => Date,
): Promise<Momo> {
  const orders = new Map<string, MomoOrder>();
  const refunds: MomoRefund[] = [];
  let numbers = 0;
  const hash = (names: string[], said: Values) =>
    createHmac("sha256", keys.secretKey)
      .update(
        [`accessKey=${keys.accessKey}`, ...names.map((name) => `${name}=${String(said[name] ?? "")}`)].join(
          "&",
        ),
      )
      .digest("hex");

  const answers: Record<string, (said: Values) => Values> = {
    create(said) {
      const { orderId, requestId, amount, orderInfo } = said as unknown as MomoOrder;
      const present = orders.get(orderId);
      if (present && present.requestId !== requestId) return { resultCode: 41 };
      if (amount < 1_000 || amount > 50_000_000) return { resultCode: 22 };
      if (!present) {
        orders.set(orderId, { orderId, requestId, amount, orderInfo, resultCode: 1000, transId: 0 });
      }
      return { resultCode: 0, amount, payUrl: `${momo.url}/v2/gateway/pay?t=${orderId}` };
    },
    query(said) {
      const order = orders.get(String(said.orderId));
      if (!order) return { resultCode: 42 };
      const { amount, resultCode, transId } = order;
      const refundTrans = refunds
        .filter(({ of }) => of === transId && transId !== 0)
        .map(({ orderId, amount: back, transId: number, resultCode: code }) => ({
          orderId,
          amount: back,
          transId: number,
          resultCode: code,
          createdTime: now().getTime(),
        }));
      return { resultCode, amount, transId, payType: "qr", refundTrans };
    },
    refund(said) {
      const { orderId, requestId, amount, transId } = said as unknown as MomoRefund;
      const same = refunds.find((refund) => refund.requestId === requestId);
      if (same) return same.resultCode === 7002 ? { resultCode: 40 } : { ...same };
      const order = [...orders.values()].find((one) => one.transId === transId && transId !== 0);
      if (!order) return { resultCode: 42 };
      const back = refunds.filter(({ of, resultCode }) => of === transId && [0, 7002].includes(resultCode));
      const goesBack = back.reduce((sum, refund) => sum + refund.amount, amount);
      if (goesBack > order.amount) return { resultCode: 1081 };
      if (amount < LEAST_REFUND) return { resultCode: 22 };
      const number = 5_000_000 + (numbers += 1);
      // The bank decides later.
      refunds.push({ orderId, requestId, amount, of: transId, transId: number, resultCode: 7002 });
      return { resultCode: 7002, amount, transId: number };
    },
  };

  const server = await startLocalServer((request, response) => {
    // A browser on the payment page also requests an icon.
    if (request.method !== "POST") return void response.writeHead(404).end();
    void (async () => {
      const said = JSON.parse(await text(request)) as Values;
      const kind = request.url?.split("/").at(-1) ?? "";
      const isOurs =
        said.partnerCode === keys.partnerCode && hash(asked[kind] ?? [], said) === said.signature;
      const { orderId, requestId } = said;
      const responseTime = now().getTime();
      const common = { partnerCode: keys.partnerCode, orderId, requestId, responseTime, message: "…" };
      const answer: Values = {
        ...common,
        ...(isOurs ? answers[kind]?.(said) : { resultCode: 13 }),
        orderId,
        requestId,
      };
      const { trouble } = momo;
      if (trouble === "a lost answer") request.socket.destroy();
      if (trouble === "a lost answer" || trouble === "no answer in time") return;
      if (trouble === "of another merchant" || trouble === "unsigned") answer.partnerCode = "ANOTHER";
      if (trouble === "half an answer") delete answer.resultCode;
      if (trouble === "of less money") {
        answer.amount = LESS;
        answer.refundTrans = (answer.refundTrans as Values[] | undefined)?.map((one) => ({
          ...one,
          amount: LESS,
        }));
      }
      response.statusCode = trouble === "500" ? 500 : 200;
      response.setHeader("content-type", "application/json");
      response.end(trouble === "HTML" ? "<html>Bảo trì</html>" : JSON.stringify(answer));
    })();
  });
  const momo: Momo = {
    ...server,
    pay(reference, resultCode = 0, changes = {}) {
      const order = orders.get(reference);
      if (order?.resultCode === 1000 || order?.resultCode === 7002) {
        order.resultCode = resultCode;
        if (resultCode === 0) order.transId = 4_088_000_000 + (numbers += 1);
      }
      const { partnerCode } = keys;
      const body: Values = {
        orderType: "momo_wallet",
        amount: order?.amount ?? 0,
        partnerCode,
        orderId: reference,
        extraData: "",
        transId: order?.transId ?? 0,
        responseTime: now().getTime(),
        resultCode,
        message: "Successful.",
        payType: "qr",
        requestId: reference,
        orderInfo: order?.orderInfo ?? "",
        ...changes,
      };
      return JSON.stringify({ ...body, signature: hash(told, body) });
    },
    orders,
    refunds,
    trouble: null,
    forget() {
      orders.clear();
      refunds.length = 0;
    },
  };
  return momo;
}
