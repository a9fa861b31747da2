import { Bike, Store, Truck, Zap } from "lucide-react";

/** A picture of each way to deliver. */
export const deliveryIcons = { normal: Truck, express: Zap, shop: Bike, go_to_mall: Store } as const;
