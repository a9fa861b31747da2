import {
  type CancellationKind,
  checkTransition,
  complaintMachine,
  hasReturnInTheWay,
  isPaymentOverdue,
  mayStart,
  offersAction,
  orderMachine,
  OrderStatus,
  paymentMachine,
  PaymentMethod,
  PaymentStatus,
  refundMachine,
  RefundStatus,
  returnMachine,
  type Actor,
  type ComplaintStatus,
  type Guard,
  type Machine,
  type OrderAction,
  ReturnStatus,
  type Transition,
} from "@sen/domain";
import { shownRefundStatus, type Case, type Entry, type MachineName } from "./case.ts";

/** The call must be refused with this status. */
export class Refused extends Error {
  readonly status: 409 | 422;
  constructor(status: 409 | 422, why: string) {
    // Thrown a hundred thousand times, and nobody reads its stack trace.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(why);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
  }
}

/** A transition that a call made, or the start of a record. */
export interface Walked {
  machine: MachineName;
  row: Transition<unknown> | "start";
  from: string;
  to: string;
  actor: Actor;
}

/** A case during a call. It changes only by domain's tables and rules. */
export class ExpectedState {
  readonly case: Case;
  readonly walked: Walked[] = [];

  constructor(before: Case) {
    const { return: sentBack, refund, complaint, history } = before;
    this.case = {
      ...before,
      return: sentBack && { ...sentBack },
      refund: refund && { ...refund },
      complaint: complaint && { ...complaint },
      history: [...history],
    };
  }

  /** Refuses an action that the order does not offer. */
  mustOffer(action: OrderAction): void {
    const { order, payment, method, complaint } = this.case;
    const standing = {
      order_status: order,
      delivery_type: "normal" as const,
      payment_method: method,
      payment_status: payment,
      return_status: this.case.return?.status ?? null,
      cancel_status: this.case.cancelled,
      complaint_status: complaint?.status ?? null,
      refund_status: shownRefundStatus(this.case),
      vat_invoice: null,
      return_expired: false,
    };
    if (!offersAction(standing, action)) throw new Refused(422, `${action} is not offered`);
  }

  /** Moves the order, the payment or both, with one history entry. */
  moveOrder(order: [OrderStatus, Actor] | null, payment: [PaymentStatus, Actor] | null): void {
    const draft = this.case;
    if (payment && payment[0] !== draft.payment) {
      this.walk(paymentMachine, draft.payment, ...payment);
      draft.payment = payment[0];
    }
    if (order) {
      this.walk(orderMachine, draft.order, ...order);
      draft.order = order[0];
    }
    this.write("order", `${draft.order}/${draft.payment}`);
  }

  /** Opens a return of the whole order or of a part. */
  startReturn(status: ReturnStatus, actor: Actor, said: readonly Guard[] = [], isPart = false): void {
    this.begin(returnMachine, status, actor, said);
    this.case.return = { status, bySystem: actor === "carrier", isPart };
    this.write("return", status);
  }

  moveReturn(to: ReturnStatus, actor: Actor, said: readonly Guard[] = []): void {
    const present = this.there(this.case.return);
    this.walk(returnMachine, present.status, to, actor, said);
    present.status = to;
    this.write("return", to);
  }

  /** Records how the order ended early. */
  end(kind: CancellationKind): void {
    this.case.cancelled = kind;
  }

  /** Opens a refund. A cash payment needs a bank account as destination. */
  startRefund(actor: Actor, hasAccount: boolean): void {
    const isOnline = this.case.method === PaymentMethod.online;
    const toAccount = hasAccount && !isOnline;
    this.begin(
      refundMachine,
      RefundStatus.new,
      actor,
      toAccount || isOnline ? ["refund_destination_known"] : [],
    );
    const { earlierRefunds, refund } = this.case;
    if (refund) this.case.earlierRefunds = [...earlierRefunds, refund];
    this.case.refund = { status: RefundStatus.new, toAccount, refused: false };
    this.write("refund", RefundStatus.new);
  }

  moveRefund(to: RefundStatus, actor: Actor, said: readonly Guard[] = []): void {
    const present = this.there(this.case.refund);
    this.walk(refundMachine, present.status, to, actor, said);
    present.status = to;
    present.refused ||= said.includes("not_refund_reason_given");
    this.write("refund", to);
  }

  startComplaint(status: ComplaintStatus): void {
    this.begin(complaintMachine, status, "customer");
    this.case.complaint = { status, solved: false, askedAt: null, proven: false };
    this.write("complaint", status);
  }

  moveComplaint(to: ComplaintStatus, actor: Actor): void {
    const present = this.there(this.case.complaint);
    this.walk(complaintMachine, present.status, to, actor, present.solved ? ["solution_given"] : []);
    present.status = to;
    this.write("complaint", to);
  }

  /** Takes the order's goods out of stock or puts them back. No effect if that is done already. */
  takeStock(taken: boolean): void {
    if (taken === this.case.holdsStock) return;
    this.case.holdsStock = taken;
    this.case.stock += taken ? -1 : 1;
  }

  /** The request that a call refers to. Throws if there is none, because such calls are not made. */
  there<Request>(request: Request | null): Request {
    if (request === null) throw new RangeError("There is no such request");
    return request;
  }

  private walk<State extends string | number>(
    machine: Machine<State>,
    from: State,
    to: State,
    actor: Actor,
    said: readonly Guard[] = [],
  ): void {
    const judged = checkTransition(machine, from, to, { actor, holds: [...this.facts(), ...said] });
    if (!judged.ok) throw new Refused(422, judged.refusal);
    const row = judged.transition;
    this.walked.push({
      machine: machine.name as MachineName,
      row,
      from: String(from),
      to: String(to),
      actor,
    });
  }

  private begin<State extends string | number>(
    machine: Machine<State>,
    state: State,
    actor: Actor,
    said: readonly Guard[] = [],
  ): void {
    if (!mayStart(machine, state, { actor, holds: said })) throw new Refused(422, "no such start");
    this.walked.push({
      machine: machine.name as MachineName,
      row: "start",
      from: "none",
      to: String(state),
      actor,
    });
  }

  private write(of: Entry["of"], status: string | number): void {
    this.case.history.push({ of, status: String(status), at: this.case.now });
  }

  /** The domain guards that hold for the current case. */
  private facts(): Guard[] {
    const { order, payment, method, refund, now, placedAt, cancelled } = this.case;
    const request = this.case.return;
    const standing = { return_status: request?.status ?? null, cancel_status: cancelled };
    const facts: Partial<Record<Guard, boolean>> = {
      payment_complete: payment === PaymentStatus.complete,
      cash_on_delivery: method === PaymentMethod.cod,
      online_payment: method === PaymentMethod.online,
      order_awaits_payment: order === OrderStatus.pendingConfirm,
      payment_overdue: isPaymentOverdue(new Date(placedAt), new Date(now)),
      no_return_in_the_way: !hasReturnInTheWay(standing),
      refund_destination_known: method === PaymentMethod.online || refund?.toAccount === true,
      parcel_came_back: request?.bySystem === true && request.status === ReturnStatus.shopConfirmedReceived,
      opened_by_customer: request?.bySystem === false,
      opened_by_failed_delivery: request?.bySystem === true,
    };
    return (Object.keys(facts) as Guard[]).filter((guard) => facts[guard]);
  }
}

/** What domain predicts for a call: the resulting case, or the status of the refusal. */
export function foretell(
  call: { foretell: (story: ExpectedState) => void },
  before: Case,
): { after: Case; walked: readonly Walked[]; refusal: number | null } {
  const story = new ExpectedState(before);
  try {
    call.foretell(story);
    return { after: story.case, walked: story.walked, refusal: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { after: before, walked: [], refusal: error.status };
  }
}
