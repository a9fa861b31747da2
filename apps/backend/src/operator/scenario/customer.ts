import type { OperationId, PathParams, RequestBody } from "@sen/api";
import { AttachmentCreator } from "@sen/domain";
import { eq } from "drizzle-orm";
import { systemClock } from "../../adapters/clock/clock.ts";
import { StartFailure } from "../../database/failure.ts";
import { customers } from "../../database/schema/index.ts";
import { findCustomer, type Customer } from "../../http/customer.ts";
import type { OperationContext } from "../../http/operation.ts";
import { placesOf } from "../../places/places-of.ts";
import { takeFile, type Desk } from "../desk.ts";

/** The number of the customer with this phone number. */
export async function customerOf({ db }: Desk, phone: string): Promise<number> {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
  if (!customer) throw new StartFailure(`There is no customer with the phone number ${phone}.`);
  return customer.id;
}

/** What one operation is called with. */
interface Asked<Id extends OperationId> {
  params?: PathParams<Id>;
  body?: RequestBody<Id>;
}

/** A customer who does what customers do, through the same operations, at the desk's moment. */
export interface PlayedCustomer {
  customer: Customer;
  does: <Id extends OperationId, Answer>(
    desk: Desk,
    operation: (context: OperationContext<Id>) => Promise<Answer>,
    asked: Asked<Id>,
  ) => Promise<Answer>;
  /** Uploads a file and answers its number. */
  uploads: (desk: Desk, content: Buffer) => Promise<string>;
}

/** Lets the desk play a customer. */
export async function playCustomer({ db }: Desk, id: number): Promise<PlayedCustomer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new RangeError(`There is no customer ${id}`);
  return {
    customer,
    does: (desk, operation, { params, body }) => {
      const { now, ...services } = desk;
      const context = {
        ...services,
        places: placesOf(desk.config),
        clock: { ...systemClock, now: () => now },
        customer,
        visitor: customer,
        locale: "vi",
        headers: {},
        params,
        body,
      };
      return operation(context as unknown as Parameters<typeof operation>[0]);
    },
    uploads: async (desk, content) => {
      const owner = { customer_id: customer.id, creator_type: AttachmentCreator.customer };
      return (await takeFile(desk, content, owner)).id;
    },
  };
}
