import { PaymentMethod } from "@sen/domain";
import { Banknote, CreditCard } from "lucide-react";

/** A picture of each way to pay. */
export const paymentIcons = { [PaymentMethod.cod]: Banknote, [PaymentMethod.online]: CreditCard } as const;
