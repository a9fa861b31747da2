import { useSession } from "../../session/useSession.ts";
import { useQuery } from "../query.ts";
import { throwIfMissing } from "../throw-if-missing.ts";

/** An address names the order; its return, refund or complaint is found through it. */
function useOrderOf(orderId: number, wanted = true) {
  const { status } = useSession();
  const { data, error } = useQuery(
    "/orders/{id}",
    status === "in" && wanted ? { params: { path: { id: orderId } } } : null,
    {
      revalidateIfStale: true,
    },
  );
  throwIfMissing(error);
  return data?.data;
}

/** The order's return; null while it is not known. An order without one has no such page. */
export function useReturnId(orderId: number): number | null {
  const order = useOrderOf(orderId);
  if (order && order.return_request === null) throwIfMissing({ code: 404 });
  return order?.return_request?.id ?? null;
}

/** The order's refund; null while it is not known. An order without one has no such page. */
export function useRefundId(orderId: number): number | null {
  const order = useOrderOf(orderId);
  if (order && order.refund_request === null) throwIfMissing({ code: 404 });
  return order?.refund_request?.id ?? null;
}

/** The complaint that the address names, or the order's latest; null while it is not known. */
export function useLatestComplaintId(orderId: number, named: string | null): number | null {
  const number = named !== null && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
  const order = useOrderOf(orderId, number === null);
  if (number !== null) return number;
  const latest = order?.complaint_requests.toSorted((a, b) => b.id - a.id)[0];
  if (order && !latest) throwIfMissing({ code: 404 });
  return latest?.id ?? null;
}
