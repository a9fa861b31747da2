import {
  checkTransition,
  complaintMachine,
  ComplaintStatus,
  mayAddEvidence,
  orderMachine,
  OrderStatus,
  refundMachine,
  RefundStatus,
  returnMachine,
  ReturnStatus,
  type Actor,
  type Guard,
  type Machine,
} from "@sen/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { complained, delivered, deskOf, placed, returnOf, uploaded } from "../../test/aftersales.ts";
import { useShop, type Received } from "../../test/shop.ts";
import {
  complaintHistories,
  orderHistories,
  refundHistories,
  returnHistories,
} from "../database/schema/index.ts";
import * as complaintActions from "../operator/actions/complaints.ts";
import * as orderActions from "../operator/actions/orders.ts";
import * as refundActions from "../operator/actions/refunds.ts";
import * as returnActions from "../operator/actions/returns.ts";
import type { Desk } from "../operator/desk.ts";

const shop = useShop();
let token = "";
const RUNS = 12;
const STEPS = 14;

beforeAll(async () => {
  token = await shop.signIn();
});

/** One thing that somebody can try: the move that it means, by whom and with what known, and how it is done. */
interface Try<State> {
  to: State;
  actor: Actor;
  holds?: Guard[];
  act: (id: number, desk: Desk) => Promise<unknown>;
}

interface Model<State> {
  status: State;
  entries: number;
  known: Set<Guard>;
}

/** A record as the backend has it now. */
interface Real<State> {
  id: number;
  read: () => Promise<{ status: State; entries: number }>;
}

class TryCommand<State> implements fc.AsyncCommand<Model<State>, Real<State>> {
  private readonly machine: Machine<State>;
  private readonly name: string;
  private readonly tried: Try<State>;

  constructor(machine: Machine<State>, name: string, tried: Try<State>) {
    this.machine = machine;
    this.name = name;
    this.tried = tried;
  }

  check = () => true;
  toString = () => this.name;

  async run(model: Model<State>, real: Real<State>): Promise<void> {
    const { to, actor, holds = [], act } = this.tried;
    const facts = [...model.known, ...holds];
    const allowed = checkTransition(this.machine, model.status, to, { actor, holds: facts }).ok;
    shop.clock.pass(60_000);
    const done = await act(real.id, deskOf(shop)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && /ALLOWED|GUARD|STILL_OPEN/.test(error.message)) return false;
        throw error;
      },
    );
    expect([this.name, String(model.status), done]).toEqual([this.name, String(model.status), allowed]);
    if (allowed) {
      model.status = to;
      model.entries += 1;
      for (const fact of holds) if (fact === "solution_given") model.known.add(fact);
    }
    expect(await real.read()).toEqual({ status: model.status, entries: model.entries });
  }
}

/** Lets random sequences of everything that can be tried run against the backend, and compares each answer with domain's table. */
async function drive<State>(
  machine: Machine<State>,
  tries: Record<string, Try<State>>,
  begin: () => Promise<{ model: Model<State>; real: Real<State> }>,
): Promise<void> {
  const commands = Object.entries(tries).map(([name, tried]) =>
    fc.constant(new TryCommand(machine, name, tried)),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: STEPS, size: "max" }), async (sequence) => {
      const prepared = await begin();
      await fc.asyncModelRun(() => prepared, sequence);
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 45_000, markInterruptAsFailure: false },
  );
}

/** A customer's call: a refusal is thrown as the operator's are. */
async function asked(answer: Promise<Received>): Promise<void> {
  const { status, body } = await answer;
  if (status === 200) return;
  expect(status).toBe(422);
  throw new Error((body as { message_code: string }).message_code);
}

it("moves a complaint exactly as domain's table says, whoever tries what", { timeout: 90_000 }, async () => {
  const status = ComplaintStatus;
  const tries: Record<string, Try<ComplaintStatus>> = {
    cancel: {
      to: status.cancelled,
      actor: "customer",
      act: (id) => asked(shop.call("cancelComplaint", { params: { id }, token })),
    },
    answer: {
      to: status.processing,
      actor: "tenant",
      holds: ["solution_given"],
      // A second answer moves nothing: it is a change, not a move, and is tried elsewhere.
      act: async (id, desk) => {
        const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
        if (body.data.status === status.processing) throw new Error("TRANSITION_NOT_ALLOWED");
        await complaintActions.answerComplaint(desk, id, { reason: "Nhầm", solution: "Gửi bù" });
      },
    },
    compensate: {
      to: status.compensating,
      actor: "operator",
      act: (id, desk) => complaintActions.compensate(desk, id),
    },
    resolve: {
      to: status.completed,
      actor: "operator",
      act: (id, desk) => complaintActions.resolveComplaint(desk, id),
    },
  };
  await drive(complaintMachine, tries, async () => {
    const id = await complained(shop, token, await delivered(shop));
    const read = async () => {
      const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
      const order = await shop.call("getOrder", {
        params: { id: body.data.order_detail_id as number },
        token,
      });
      expect(order.body.data.complaint_status).toBe(body.data.status);
      const entries = await shop.db.$count(complaintHistories, eq(complaintHistories.complaint_id, id));
      return { status: body.data.status as ComplaintStatus, entries };
    };
    return { model: { status: status.new, entries: 1, known: new Set<Guard>() }, real: { id, read } };
  });
});

it("moves a return exactly as domain's table says, whoever tries what", { timeout: 90_000 }, async () => {
  const status = ReturnStatus;
  const customer =
    (operation: "recallReturn" | "approveReturnAsCustomer" | "confirmReturnReceived") => (id: number) =>
      asked(shop.call(operation, { token, body: { return_id: id, return_request_id: id } }));
  const tries: Record<string, Try<ReturnStatus>> = {
    recall: { to: status.cancelled, actor: "customer", act: customer("recallReturn") },
    accept: { to: status.customerApproved, actor: "customer", act: customer("approveReturnAsCustomer") },
    handOver: {
      to: status.customerConfirmedDelivered,
      actor: "customer",
      act: customer("confirmReturnReceived"),
    },
    takeUp: {
      to: status.processing,
      actor: "tenant",
      act: (id, desk) => returnActions.takeUpReturn(desk, id),
    },
    approve: {
      to: status.approved,
      actor: "tenant",
      holds: ["solution_given"],
      act: (id, desk) => returnActions.approveReturn(desk, id, "Hoàn tiền"),
    },
    approveWithoutWords: {
      to: status.approved,
      actor: "tenant",
      act: (id, desk) => returnActions.approveReturn(desk, id, " "),
    },
    reject: {
      to: status.rejected,
      actor: "tenant",
      holds: ["reject_reason_given"],
      act: (id, desk) => returnActions.rejectReturn(desk, id, "Đã dùng"),
    },
    collect: {
      to: status.customerConfirmedDelivered,
      actor: "carrier",
      act: (id, desk) => returnActions.collectReturn(desk, id),
    },
    fail: {
      to: status.deliveryFailed,
      actor: "carrier",
      holds: ["fail_reason_given"],
      act: (id, desk) => returnActions.failReturn(desk, id, "Không gặp khách"),
    },
    retry: {
      to: status.customerApproved,
      actor: "operator",
      act: (id, desk) => returnActions.retryReturn(desk, id),
    },
    receive: {
      to: status.shopConfirmedReceived,
      actor: "tenant",
      act: (id, desk) => returnActions.receiveReturn(desk, id),
    },
    complete: {
      to: status.completed,
      actor: "tenant",
      act: (id, desk) => returnActions.completeReturn(desk, id),
    },
  };
  await drive(returnMachine, tries, async () => {
    const order = await delivered(shop);
    const created = await shop.call("createReturn", { token, body: await returnOf(shop, token, order) });
    const id = created.body.data.id as number;
    const read = async () => {
      const { body } = await shop.call("getReturn", { params: { id }, token });
      expect((await shop.call("getOrder", { params: { id: order }, token })).body.data.return_status).toBe(
        body.data.status,
      );
      expect(body.data.refund === null).toBe(body.data.status !== status.completed);
      const entries = await shop.db.$count(returnHistories, eq(returnHistories.return_request_id, id));
      return { status: body.data.status as ReturnStatus, entries };
    };
    const known = new Set<Guard>(["opened_by_customer"]);
    return { model: { status: status.new, entries: 1, known }, real: { id, read } };
  });
});

it("moves a refund exactly as domain's table says, whoever tries what", { timeout: 90_000 }, async () => {
  const status = RefundStatus;
  const tries: Record<string, Try<RefundStatus>> = {
    approve: {
      to: status.approved,
      actor: "operator",
      act: (id, desk) => refundActions.approveRefund(desk, id),
    },
    arrive: {
      to: status.completed,
      actor: "gateway",
      act: (id, desk) => refundActions.refundArrived(desk, id),
    },
    fail: { to: status.failed, actor: "gateway", act: (id, desk) => refundActions.refundFailed(desk, id) },
    refuse: {
      to: status.cancelled,
      actor: "operator",
      holds: ["not_refund_reason_given"],
      act: (id, desk) => refundActions.refuseRefund(desk, id, "Thiếu phụ kiện"),
    },
    send: {
      to: status.transactionPending,
      actor: "operator",
      // A new refund would be approved on the way: that is two moves, and is tried elsewhere.
      act: async (id, desk) => {
        const { body } = await shop.call("getRefund", { params: { id }, token });
        if (body.data.status === status.new) throw new Error("TRANSITION_NOT_ALLOWED");
        await refundActions.sendRefund(desk, id);
      },
    },
  };
  await drive(refundMachine, tries, async () => {
    const order = await delivered(shop);
    const created = await shop.call("createReturn", { token, body: await returnOf(shop, token, order) });
    const returnId = created.body.data.id as number;
    await returnActions.approveReturn(deskOf(shop), returnId, "Hoàn tiền");
    await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: returnId } });
    await returnActions.collectReturn(deskOf(shop), returnId);
    await returnActions.receiveReturn(deskOf(shop), returnId);
    await returnActions.completeReturn(deskOf(shop), returnId);
    const { body: done } = await shop.call("getReturn", { params: { id: returnId }, token });
    const id = done.data.refund.id as number;
    const read = async () => {
      const { body } = await shop.call("getRefund", { params: { id }, token });
      expect((await shop.call("getOrder", { params: { id: order }, token })).body.data.refund_status).toBe(
        body.data.status,
      );
      const entries = await shop.db.$count(refundHistories, eq(refundHistories.refund_id, id));
      return { status: body.data.status as RefundStatus, entries };
    };
    const known = new Set<Guard>(["refund_destination_known"]);
    return { model: { status: status.new, entries: 1, known }, real: { id, read } };
  });
});

it("moves an order exactly as domain's table says on its way", { timeout: 90_000 }, async () => {
  const tries: Record<string, Try<OrderStatus>> = {
    confirm: {
      to: OrderStatus.confirmed,
      actor: "tenant",
      act: (id, desk) => orderActions.confirmOrder(desk, id),
    },
    handOver: {
      to: OrderStatus.toReceive,
      actor: "tenant",
      act: (id, desk) => orderActions.handOver(desk, id),
    },
    deliver: {
      to: OrderStatus.delivered,
      actor: "carrier",
      act: (id, desk) => orderActions.deliver(desk, id),
    },
    complete: {
      to: OrderStatus.completed,
      actor: "operator",
      act: (id, desk) => orderActions.completeOrder(desk, id),
    },
    received: {
      to: OrderStatus.completed,
      actor: "customer",
      act: (id) => asked(shop.call("confirmReceived", { params: { id }, token })),
    },
  };
  await drive(orderMachine, tries, async () => {
    const id = await placed(shop);
    const read = async () => {
      const { body } = await shop.call("getOrder", { params: { id }, token });
      const entries = await shop.db.$count(orderHistories, eq(orderHistories.order_id, id));
      return { status: body.data.order_status as OrderStatus, entries };
    };
    const known = new Set<Guard>(["no_return_in_the_way", "cash_on_delivery"]);
    return { model: { status: OrderStatus.created, entries: 1, known }, real: { id, read } };
  });
});

it(
  "takes evidence exactly when domain's rule says so, around the second of the boundary",
  { timeout: 90_000 },
  async () => {
    const day = 24 * 3_600_000;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer({ min: -2000, max: 2000 }).map((off) => day + off),
          fc.integer({ min: 0, max: 2 * day }),
        ),
        async (later) => {
          const id = await complained(shop, token, await delivered(shop));
          await complaintActions.requestEvidence(deskOf(shop), id);
          const images = await uploaded(shop, token);
          const { body: now } = await shop.call("getComplaint", {
            query: { complaint_request_id: id },
            token,
          });
          shop.clock.pass(later);
          const allowed = mayAddEvidence(now.data as Parameters<typeof mayAddEvidence>[0], shop.clock.now());
          const { status } = await shop.call("uploadComplaintProof", {
            params: { id },
            token,
            body: { images, videos: [], note: "Bổ sung" },
          });
          shop.clock.pass(-later);
          expect(status).toBe(allowed ? 200 : 422);
        },
      ),
      { numRuns: 25 },
    );
  },
);
