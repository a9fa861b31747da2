import type { CreateReturnBody, ReturnItem } from "@sen/api";
import {
  returnBody,
  returnFormSchema,
  wrongReturnItems,
  type PaymentMethod,
  type ReturnedOrder,
  type ReturnFormData,
} from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { stations } from "../../database/schema/index.ts";
import { invalid, invalidFields, notAllowedNow, type BrokenField } from "../../errors/errors.ts";
import { brokenByRule } from "../../errors/checked.ts";
import type { Customer } from "../../signed-in.ts";
import { assertBank } from "../refunds/index.ts";
import { knownPlace, levelsOf, parentPath, placeLine, unknownPlace } from "../places/index.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";

/** Form fields at the top level of the body that only the form checks. All others are in `customer_info`, or checked by the contract. */
const topFields = new Set(["reason_return", "infor_banking_customer"]);

/**
 * Validates a return's body: the customer's input by the form's schema, and the rest by comparison with the body that the order requires.
 * Differences are field errors. Also returns the pickup address in one line.
 */
export async function checkedReturn(
  db: Queryable,
  places: PlaceTree,
  customer: Customer,
  order: ReturnedOrder,
  body: CreateReturnBody,
): Promise<{ body: CreateReturnBody; form: ReturnFormData; full_address: string }> {
  const form = checkedForm(order.payment_method, body);
  assertItems(order, form.return_items ?? []);
  const { cs_attach_image: images, cs_attach_video: videos } = body;
  const { pick_station_id, infor_banking_customer } = form;
  const names = await knownPlace(db, places, customer, form);
  if (!names) throw unknownPlace(form, places, "customer_info.");
  if (pick_station_id !== null) await assertStation(db, pick_station_id);
  if (infor_banking_customer) await assertBank(db, infor_banking_customer.bank_bin);
  const right = returnBody({
    order,
    form,
    parentPath: parentPath(form),
    images,
    videos,
  });
  if (!right.ok) throw notAllowedNow("RETURN_NOT_POSSIBLE");
  const broken = differences(body, right.body);
  if (broken.length > 0) throw invalidFields(broken);
  return { body: right.body, form, full_address: `${form.address}, ${placeLine(names)}` };
}

/** Refuses items that were not ordered, are listed twice, or exceed the ordered quantity. */
function assertItems(order: ReturnedOrder, items: readonly ReturnItem[]): void {
  const wrong = wrongReturnItems(order, items);
  if (wrong.length === 0) return;
  const field = ({ index, field: name }: (typeof wrong)[number]) => `return_items[${index}].${name}`;
  throw invalidFields(wrong.map((one) => ({ field: field(one), code: "NOT_AS_ORDERED" })));
}

function checkedForm(paymentMethod: PaymentMethod, body: CreateReturnBody): ReturnFormData {
  const { return_items, reason_return, delivery_method, customer_info, infor_banking_customer } = body;
  const form = returnFormSchema(paymentMethod, levelsOf(customer_info)).safeParse({
    ...customer_info,
    return_items,
    reason_return,
    delivery_method,
    infor_banking_customer,
  });
  if (form.success) return form.data;
  throw invalidFields(
    brokenByRule(form.error).map((broken) => {
      const [first = ""] = broken.field.split(/[.[]/);
      return topFields.has(first) ? broken : { ...broken, field: `customer_info.${broken.field}` };
    }),
  );
}

/** Fields that the order determines and that differ in the body. */
function differences(body: CreateReturnBody, right: CreateReturnBody): BrokenField[] {
  const decided = ["amount_refund", "delivery_vendor_id", "payment_vendor_id", "ward_code"] as const;
  const shop = ["name", "phone_number", "province_id", "district_id", "ward_id", "address"] as const;
  const fields = [
    ...decided.filter((name) => body[name] !== right[name]),
    ...shop
      .filter((name) => body.tenant_info[name] !== right.tenant_info[name])
      .map((name) => `tenant_info.${name}`),
  ];
  return fields.map((field) => ({ field, code: "NOT_AS_ORDERED" as const }));
}

async function assertStation(db: Queryable, id: number): Promise<void> {
  const count = await db.$count(stations, eq(stations.id, id));
  if (count === 0) throw invalid("customer_info.pick_station_id", "STATION_UNKNOWN");
}
