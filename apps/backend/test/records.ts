import { demoCustomer } from "./small-shop/index.ts";
import { buying } from "./buying.ts";
import {
  complained,
  delivered,
  operatorContextOf,
  fileOf,
  operatorSays,
  placed,
  returnOf,
  uploaded,
} from "./aftersales.ts";
import { completeReturn, receiveReturn } from "../src/operator/actions/returns.ts";
import type { TestShop } from "./shop.ts";

/** Ids of the demo customer's records, one of each kind, in states that still allow actions. */
export interface Records {
  address: number;
  cartLine: number;
  checkout: string;
  /** Placed, with cash on delivery. */
  cashOrder: number;
  /** Awaits its payment. */
  onlineOrder: number;
  deliveredOrder: number;
  /** Awaits more evidence. */
  complaint: number;
  openReturn: number;
  /** To a bank account, not sent yet. */
  refund: number;
  refundedReturn: number;
  files: string[];
}

/** Creates one record of each kind. */
export async function makeRecords(shop: TestShop, token: string): Promise<Records> {
  const { buyOnline, fill, giveAddress, prepare } = buying(shop);
  const address = await giveAddress(demoCustomer.id);
  const { id: checkout } = await prepare(token, [{ variant: 51 }]);
  const complaint = await complained(shop, token, await delivered(shop), await uploaded(shop, token));
  await operatorSays(shop, "complaint", "request-evidence", String(complaint));
  const refundedReturn = await openReturn(shop, token);
  const { id: onlineOrder } = await buyOnline(token);
  const [cartLine = 0] = await fill(token, [{ variant: 51 }]);
  return {
    address,
    cartLine,
    checkout,
    cashOrder: await placed(shop),
    onlineOrder,
    deliveredOrder: await delivered(shop),
    complaint,
    openReturn: await openReturn(shop, token),
    refundedReturn,
    refund: await refunded(shop, token, refundedReturn),
    files: [await fileOf(shop, demoCustomer.id), await fileOf(shop, demoCustomer.id)],
  };
}

/** Requests the return of a delivered order. Returns its id. */
export async function openReturn(shop: TestShop, token: string): Promise<number> {
  const body = await returnOf(shop, token, await delivered(shop));
  const { body: answer } = await shop.call("createReturn", { body, token });
  return (answer as { data: { id: number } }).data.id;
}

/** Completes a return, and returns the id of its refund. */
export async function refunded(shop: TestShop, token: string, id: number): Promise<number> {
  await operatorSays(shop, "return", "take-up", String(id));
  await operatorSays(shop, "return", "approve", String(id), "--solution", "Hoàn tiền");
  await shop.call("approveReturnAsCustomer", { body: { return_request_id: id }, token });
  await shop.call("confirmReturnReceived", { body: { return_id: id }, token });
  await receiveReturn(operatorContextOf(shop), id);
  await completeReturn(operatorContextOf(shop), id);
  const { body } = await shop.call("getReturn", { params: { id }, token });
  return (body as { data: { refund: { id: number } } }).data.refund.id;
}
