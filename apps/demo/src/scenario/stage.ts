import {
  firstWithin,
  PaymentMethod,
  type ReturnFormData,
  returnBody,
  ReturnDeliveryMethod,
  RequestReason,
  SHOP_HOURS,
} from "@sen/domain";
import { eq } from "@sen/backend/database/drizzle";
import { banks, refunds } from "@sen/backend/database/schema/index";
import { createComplaint } from "@sen/backend/modules/complaints/operations/create";
import { getOrder } from "@sen/backend/modules/orders/operations/get";
import { createReturn } from "@sen/backend/modules/returns/operations/create";
import { confirmOrder, deliver, handOver } from "@sen/backend/operator/actions/orders";
import { decidePayment } from "./decide-payment.ts";
import type { OperatorContext } from "@sen/backend/operator/operator-context";
import type { PlayedCustomer } from "./customer.ts";
import { drawEvidence } from "./evidence.ts";
import { plantOrder, type Planting } from "./plant-order.ts";

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];
/** Time from an order to its payment, even at night. */
const PAYING_MS = 6 * MINUTE_MS;
/** The period of the morning in which the night's work is done. */
const MORNING_MINUTES = 150;

/** An order whose story is being played: an operator context whose time advances with each step. */
export class Stage {
  readonly player: PlayedCustomer;
  readonly order: number;
  private readonly base: OperatorContext;
  private time: number;

  private constructor(base: OperatorContext, player: PlayedCustomer, order: number, time: number) {
    this.base = base;
    this.player = player;
    this.order = order;
    this.time = time;
  }

  /** Plants the order some days before the context's `now`. */
  static async open(
    base: OperatorContext,
    player: PlayedCustomer,
    planting: Omit<Planting, "customer_id"> & { daysAgo: number },
  ): Promise<Stage> {
    const time = base.now.getTime() - planting.daysAgo * 24 * HOUR_MS;
    const order = await plantOrder(
      { ...base, now: new Date(time) },
      { customer_id: player.customer.id, ...planting },
    );
    return new Stage(base, player, order, time);
  }

  /** The context at the current time of the story, which never passes the real time. */
  get context(): OperatorContext {
    return { ...this.base, now: new Date(Math.min(this.time, this.base.now.getTime())) };
  }

  /** Lets some hours pass, and moves on to the daytime, when shops, carriers and most customers act. */
  wait(hours: number): this {
    const after = Math.round(this.time + hours * HOUR_MS);
    const byDay = firstWithin(new Date(after), SHOP_HOURS).getTime();
    // Spread out, so that not everything happens in the first minute of the day.
    this.time =
      byDay === after ? after : byDay + ((this.order * 37 + hours * 13) % MORNING_MINUTES) * MINUTE_MS;
    return this;
  }

  /** The customer pays on the gateway's page, or is declined. */
  async settle(outcome: "paid" | "declined"): Promise<void> {
    this.time += PAYING_MS;
    await decidePayment(this.context, this.order, outcome);
  }

  /** From placed to delivered. */
  async arrive(): Promise<void> {
    await this.leave();
    await deliver(this.wait(26).context, this.order);
  }

  /** From placed to in transit. */
  async leave(): Promise<void> {
    await confirmOrder(this.wait(3).context, this.order);
    await handOver(this.wait(6).context, this.order);
  }

  /** The customer files a complaint with pictures. Returns its id. */
  async complain(pictures: number, video?: Buffer): Promise<number> {
    const context = this.wait(10).context;
    const images = await this.upload(context, pictures, "Khiếu nại");
    const body = {
      order_detail_id: this.order,
      reason: RequestReason.wrongProduct,
      note: "Shop giao nhầm màu, hộp bị móp một góc. Nhờ shop kiểm tra giúp mình.",
      cs_attach_image: images,
      cs_attach_video: video ? [await this.player.uploads(context, video)] : [],
    };
    const { data } = await this.player.does(context, createComplaint, { body });
    return data.id;
  }

  /** The customer sends the goods back, with two pictures. Returns the return's id. */
  async sendBack(): Promise<number> {
    const context = this.wait(10).context;
    const { data: order } = await this.player.does(context, getOrder, { params: { id: this.order } });
    const [delivery] = order.delivery_requests;
    const to = delivery?.to_address;
    if (!delivery || !to) throw new RangeError("The order has no parcel");
    const note = "Áo bị rách ở vai, mình xin trả lại.";
    const [bank] = await context.db.select().from(banks).limit(1);
    const account = {
      bank_name: bank?.bank_name ?? "",
      bank_bin: bank?.bank_bin ?? "",
      account_number: "0071001234567",
      account_fullname: "NGUYEN THI SEN",
    };
    const form = {
      reason_return: RequestReason.error,
      name: delivery.delivery_contact_name.customer_name,
      phone_number: delivery.delivery_contact_phone.customer_phone_number,
      email: this.player.customer.email ?? "sen@example.com",
      note,
      province_id: to.province_id,
      district_id: to.district_id,
      ward_id: to.ward_id,
      address: to.address,
      delivery_method: ReturnDeliveryMethod.pickup,
      pick_station_id: null,
      ...(order.payment_method === PaymentMethod.cod && { infor_banking_customer: account }),
    } as ReturnFormData;
    const images = await this.upload(context, 2, "Trả hàng");
    const built = returnBody({ order, form, parentPath: to.parent_path, images, videos: [] });
    if (!built.ok) throw new RangeError(`The return cannot be sent: ${built.problem}`);
    const { data } = await this.player.does(context, createReturn, { body: built.body });
    return data.id;
  }

  /** The id of the order's newest refund. */
  async refund(): Promise<number> {
    const ofOrder = eq(refunds.order_id, this.order);
    const rows = await this.base.db.select({ id: refunds.id }).from(refunds).where(ofOrder);
    return Math.max(...rows.map(({ id }) => id));
  }

  /** Uploads pictures of this case one by one. */
  async upload(context: OperatorContext, count: number, title: string): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      ids.push(await this.player.uploads(context, await drawEvidence(this.order * 20 + index, title)));
    }
    return ids;
  }
}
