import type { OperationId, PathParams, RequestBody } from "@sen/api";
import { AttachmentCreator } from "@sen/domain";
import { eq } from "@sen/backend/database/drizzle";
import { systemClock } from "@sen/backend/adapters/clock/system-clock";
import { StartFailure } from "@sen/backend/database/failure";
import { customers } from "@sen/backend/database/schema/index";
import { findCustomer } from "@sen/backend/modules/customers/index";
import type { Customer } from "@sen/backend/signed-in";
import type { OperationContext } from "@sen/backend/http/operation";
import { placesOf } from "@sen/backend/modules/places/index";
import { takeFile, type OperatorContext } from "@sen/backend/operator/operator-context";

/** The id of the customer with this phone number. */
export async function customerOf({ db }: OperatorContext, phone: string): Promise<number> {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
  if (!customer) throw new StartFailure(`No customer has the phone number ${phone}.`);
  return customer.id;
}

/** The input of an operation. */
interface Asked<Id extends OperationId> {
  params?: PathParams<Id>;
  body?: RequestBody<Id>;
}

/** A simulated customer who calls the same operations as a real one, at the context's `now`. */
export interface PlayedCustomer {
  customer: Customer;
  does: <Id extends OperationId, Answer>(
    context: OperatorContext,
    operation: (context: OperationContext<Id>) => Promise<Answer>,
    asked: Asked<Id>,
  ) => Promise<Answer>;
  /** Uploads a file and returns its id. */
  uploads: (context: OperatorContext, content: Buffer) => Promise<string>;
}

/** Creates a simulated customer. */
export async function playCustomer({ db }: OperatorContext, id: number): Promise<PlayedCustomer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new RangeError(`There is no customer ${id}`);
  return {
    customer,
    does: ({ now, ...services }, operation, { params, body }) => {
      const context = {
        ...services,
        places: placesOf(services.config),
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
    uploads: async (context, content) => {
      const owner = { customer_id: customer.id, creator_type: AttachmentCreator.customer };
      return (await takeFile(context, content, owner)).id;
    },
  };
}
